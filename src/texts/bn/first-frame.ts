/** What the page says before any of the game is there, and why it goes no further. */
export const firstFrame = {
  description: 'বোর্ডে শব্দ মেলানো, শব্দ খোঁজা আর Scramble: একা, কম্পিউটারের সঙ্গে বা একসঙ্গে। অ্যাকাউন্ট লাগে না, নেটওয়ার্ক ছাড়াও চলে।',
  loading: 'লোড হচ্ছে',
  coming: 'খেলা আসছে:',
  lost: 'Wordbler লোড করা গেল না। সংযোগ দেখে নিন। এখানে যা রাখা আছে তা থাকবে।',
  undrawn: 'এই ব্রাউজারে Wordbler কিছু আঁকতে পারছে না। ব্রাউজারটি আবার খুলুন, বা অন্যটি ব্যবহার করুন।',
  again: 'আবার চেষ্টা',
  old: 'এই ব্রাউজার Wordbler-এর জন্য বেশি পুরোনো। লাগবে Chrome বা Edge ১১০, Firefox ১২৫, Safari ১৬.৪, iOS বা iPadOS ১৬.৪, কিংবা আরও নতুন।',
  file: 'ব্রাউজার Wordbler-কে ফাইল থেকে চলতে দেয় না। এর ফোল্ডার কোনো ওয়েব সার্ভারে রাখুন, বা এর সোর্সে “npm start” চালিয়ে সেই ঠিকানা খুলুন।',
  shut: 'Wordbler যে সাইটে আছে, এই ফ্রেম তার থেকে বিচ্ছিন্ন। ফ্রেমের sandbox-এ “allow-same-origin” লাগবে, নয়তো সাইটকে প্রতিটি ফাইলের সঙ্গে “Access-Control-Allow-Origin: *” পাঠাতে হবে।',
  noScript: 'Wordbler-এর JavaScript লাগে। সেটি চালু করে পাতাটি আবার লোড করুন।',
};
