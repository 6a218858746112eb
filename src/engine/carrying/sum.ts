const table = Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

/** The CRC-32 that zip files and pictures have, too: no change within 32 bits in a row escapes it. */
export function sumOf(bytes: readonly number[]): number[] {
  let sum = -1;
  for (const byte of bytes) sum = (sum >>> 8) ^ table[(sum ^ byte) & 255]!;
  sum = ~sum;
  return [24, 16, 8, 0].map((by) => (sum >>> by) & 255);
}
