const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A name never pushes the score away: wide ones are set smaller, in two steps. */
export function nameSize(name: string): string {
  let width = 0;
  for (const { segment } of graphemes.segment(name)) {
    if (/\p{Extended_Pictographic}/u.test(segment)) width += 1.6;
    else width += /[WM@]/.test(segment) ? 1.35 : 1;
  }
  if (width > 14) return 'very-long';
  return width > 9 ? 'long' : '';
}
