export const firstFrame = {
  title: 'Wordbler: এক বাসায় শব্দের তিন খেলা',
  description:
    'বোর্ডে শব্দ জোড়া, শব্দখোঁজ আর Scramble। একা, কম্পিউটারের সঙ্গে বা বন্ধুদের সঙ্গে খেলুন। অ্যাকাউন্ট লাগে না।',
  loading: 'লোড হচ্ছে',
  coming: 'খেলা লোড হচ্ছে',
  lost: 'Wordbler লোড করা গেল না। ইন্টারনেট সংযোগ দেখুন।',
  undrawn: 'এই ব্রাউজারে Wordbler দেখানো যাচ্ছে না। ব্রাউজারটি আবার চালু করুন, বা অন্যটিতে খুলুন।',
  again: 'আবার চেষ্টা করুন',
  old: 'Wordbler চালাতে Chrome বা Edge ১১০, Firefox ১২৫, Safari, iOS বা iPadOS ১৬.৪, কিংবা নতুন কোনো সংস্করণ লাগে।',
  file: 'Wordbler ফাইল থেকে চলে না। এর ফোল্ডারটি ওয়েব সার্ভারে রাখুন, বা সোর্সে “npm start” চালান।',
  shut: 'এই ফ্রেম Wordbler-এর নাগাল পায় না। sandbox-এ “allow-same-origin” দিন, বা প্রতিটি ফাইলের সঙ্গে “Access-Control-Allow-Origin: *” পাঠান।',
  noScript: 'Wordbler চালাতে JavaScript লাগে। চালু করে পাতাটি আবার লোড করুন।',
};
