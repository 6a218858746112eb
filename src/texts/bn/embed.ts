/** What is said to the page around the game. */
export const embed = {
  malformed: 'এই সংস্করণে এমন বার্তা নেই।',
  failed: 'এটি করা গেল না।',
  noWords: 'শব্দ লোড করা গেল না।',
  noBoard: 'বোর্ড সাজানো গেল না।',
  noPicture: 'দেখার মতো কোনো বোর্ড নেই।',
  unknownGame: 'এই খেলাটি এখানে নেই।',
  badValue: (name: string) => `ঠিকানায় “${name}”-এর যা আছে, তা পড়া যায় না।`,
} as const;
