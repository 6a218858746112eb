/** What is said on the way between the scenes. */
export const way = {
  leave: { title: 'বেরোবেন?', means: 'খেলা রাখা থাকবে।', stay: 'থাকি', leave: 'বেরোই' },
  /** Of what is played and cannot be gone on with. */
  lost: 'এর কিছুই জমা থাকবে না।',
  unknown: 'এই ঠিকানায় এখানে কিছু নেই, তাই মেনু দেখছেন।',
  noGame: 'চালিয়ে যাওয়ার মতো কোনো খেলা টেবিলে নেই।',
  noResult: 'দেখার মতো শেষ হওয়া খেলা আর নেই।',
  noRecord: 'দেখার মতো কোনো রেকর্ড নেই। একটি খুলুন।',
  noSearch: 'চালিয়ে যাওয়ার মতো শব্দখোঁজ নেই।',
  noRound: 'চালিয়ে যাওয়ার মতো Scramble নেই।',
  noLink: 'লিংকটি আর এখানে নেই। খেলাটি দেখতে আরেকবার খুলুন।',
  noTable: 'ফিরে যাওয়ার মতো বন্ধুদের কোনো টেবিল নেই। আমন্ত্রণটি আবার খুলুন।',
  noBoard: 'দেখার মতো কোনো বোর্ড নেই। আগে একটি বাছুন।',
} as const;
