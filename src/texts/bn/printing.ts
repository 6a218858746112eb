import { counted, figure } from './forms';

/** What is printed, and the panel that prints it. */
export const printing = {
  open: 'প্রিন্ট',
  close: 'বন্ধ করুন',
  means: 'A4 বা Letter কাগজে, সাদায় কালো।',
  print: 'প্রিন্ট',
  missing: 'প্রিন্টের অংশটি লোড করা গেল না। সংযোগ দেখে আবার চেষ্টা করুন।',
  refused: 'কিছু না খুললে এখানে প্রিন্ট করা যায় না। এই জানালা খোলা রেখে ব্রাউজার থেকেই প্রিন্ট করুন, বা খেলাটি আলাদা ট্যাবে খুলুন।',
  name: 'নাম',
  date: 'তারিখ',
  code: 'পর্দায় এটিই',
  wordbler: {
    sheet: 'স্কোরের পাতা',
    sheetMeans: 'প্রত্যেকের জন্য এক স্তম্ভ',
    board: 'খালি বোর্ড',
    boardMeans: 'হাতে টাইল বসাতে',
    turn: 'পালা',
    word: 'শব্দ',
    points: 'পয়েন্ট',
    total: 'মোট',
    left: 'র‍্যাকে রইল',
    tiles: 'টাইল: কোনটির কত মান, আর কয়টি আছে',
    blank: 'ফাঁকা',
    tile: (points: number, count: number) => `${figure(points)} × ${figure(count)}`,
    star: 'প্রথম শব্দটি মাঝখান দিয়ে যায়।',
    rack: (size: number) => `সবাই ${counted(size, 'টাইল')} তোলেন।`,
  },
} as const;
