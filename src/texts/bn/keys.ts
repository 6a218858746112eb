import type { KeyHelp } from '../shapes';

/** What the keys of the board do, as the "?" sheet tells it. */
export const keys = {
  title: 'কী',
  /** As keyboards have them printed, for a tooltip. */
  short: (keys: string) => keys.replace('Control', 'Ctrl').replace('Escape', 'Esc'),
  board: [
    { keys: 'A – Z', meaning: 'কার্সারে ওই টাইল বসান, না থাকলে ফাঁকা টাইল' },
    { keys: 'A – Z, কার্সার ছাড়া', meaning: 'টাইলটি তুলুন; তারপর তার ঘরে ক্লিক করুন' },
    { keys: '← ↑ → ↓', meaning: 'কার্সার দেখান, তারপর সরান' },
    { keys: 'Ctrl + তীর', meaning: 'লাফিয়ে পরের টাইলে বা কিনারায় যান' },
    { keys: 'Space', meaning: 'পাশাপাশি বা উপর-নিচ লিখুন' },
    { keys: 'Backspace বা Ctrl+Z', meaning: 'শেষ টাইলটি ফিরিয়ে নিন' },
    { keys: 'Delete', meaning: 'কার্সারের নিচের টাইল ফিরিয়ে নিন' },
    { keys: 'Enter', meaning: 'চাল দিন, বা বাছা টাইল বদলান' },
    { keys: 'Esc', meaning: 'সব টাইল ফেরান, বাতিল করুন, বা বন্ধ করুন (ইঙ্গিতও)' },
    { keys: 'Ctrl+Enter', meaning: 'পাস' },
    { keys: '1 – 4', meaning: 'ওই খেলোয়াড়ের ইতিহাস' },
    { keys: '=', meaning: 'শেষ চাল কীভাবে পয়েন্ট পেল' },
    { keys: '5', meaning: 'র‍্যাক মেশান' },
    { keys: '6', meaning: 'বদল: অক্ষর টিপে, বা তীর আর Space দিয়ে টাইল বাছুন' },
    { keys: '7', meaning: 'ইঙ্গিত: কোন টাইল, তারপর কোথায়, তারপর শব্দ; শেষে বসিয়েও দেয়' },
    { keys: '8', meaning: 'আওয়াজ বন্ধ বা চালু' },
    { keys: '9', meaning: 'মেনু' },
    { keys: '0', meaning: 'খেলার অবস্থা বলা (স্ক্রিন রিডারের জন্য)' },
    { keys: ',', meaning: 'কার্সারের কাছের শব্দ, সারি, স্তম্ভ আর খালি রঙিন ঘর বলা' },
    { keys: '.', meaning: 'পুরো পর্দা, বা নয়' },
    { keys: 'Tab', meaning: 'র‍্যাকে, তারপর বোতামে যান' },
    { keys: 'Space, র‍্যাকে', meaning: 'ওই টাইল কার্সারে বসান, বা বাছুন' },
    { keys: 'Shift + তীর, র‍্যাকে', meaning: 'টাইলটি র‍্যাকে সরান' },
    { keys: 'Space, Enter, + আর −', meaning: 'দেখার সময়: থামান বা চালান, এক পালা, দ্রুত বা ধীর' },
    { keys: '?', meaning: 'এই পাতা' },
  ] satisfies KeyHelp[],
} as const;
