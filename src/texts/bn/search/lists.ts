export const searchLists = {
  gardenBirds: 'বাগানের পাখি',
  fruit: 'ফল', vegetables: 'সবজি', trees: 'গাছ', flowers: 'ফুল', farmyard: 'খামার',
  seaLife: 'সাগরের প্রাণী', insects: 'পোকামাকড়', weather: 'আবহাওয়া', space: 'মহাকাশ', mountains: 'পাহাড়',
  harbour: 'বন্দর', railway: 'রেলগাড়ি', kitchen: 'রান্নাঘর', bakery: 'বেকারি', tools: 'যন্ত্রপাতি',
  sports: 'খেলাধুলা', music: 'গানবাজনা', clothes: 'জামাকাপড়', boardGames: 'বোর্ড গেম', school: 'স্কুল',
  painting: 'ছবি আঁকা', winter: 'শীতকাল', castles: 'দুর্গ',
  everyday: 'রোজকার শব্দ',
  shortWords: 'ছোট শব্দ', longWords: 'লম্বা শব্দ',
} as const;
