/** What is said where the page stands in another one. */
export const held = {
  title: 'থামানো আছে',
  means: 'খেলার চারপাশের পাতা এটি থামিয়েছে। নিজে থেকেই আবার চলবে।',
} as const;
