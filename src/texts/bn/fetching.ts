/** While the code of a game is on its way. */
export const fetching = {
  coming: (game: string) => `${game} আসছে।`,
  late: (game: string) => `${game} এখনও আসেনি। একটু অপেক্ষা করুন, আবার চেষ্টা করুন, বা ততক্ষণ অন্য কিছু খেলুন।`,
  unreachable: 'সার্ভার সাড়া দিচ্ছে না। সংযোগ দেখে আবার চেষ্টা করুন।',
  loadsAnew: 'আবার চেষ্টা করলে পাতাটি নতুন করে লোড হবে। এখানে কিছু রাখা যায় না, তাই চলতি খেলা হারিয়ে যাবে।',
  tryAgain: 'আবার চেষ্টা',
  menu: 'মেনুতে ফিরুন',
} as const;
