// The dot, the wave and the signs that some programs cut off at the end of a link are escaped, too.
export const escaped = (text: string) =>
  encodeURIComponent(text).replace(
    /[.~!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );

/** What was escaped, or undefined if nothing was escaped so. */
export function unescaped(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
