export const embed = {
  malformed: 'এই সংস্করণ বার্তাটি চেনে না।',
  failed: 'কাজটি হলো না।',
  noWords: 'শব্দ লোড করা গেল না।',
  noBoard: 'বোর্ড ঝাঁকানো গেল না।',
  noPicture: 'দেখানোর মতো কোনো বোর্ড নেই।',
  unknownGame: 'খেলাটি এখানে খেলা যায় না।',
  badValue: 'ঠিকানায় “{name}”-এর মানটি পড়া যায় না।',
} as const;
