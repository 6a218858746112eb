/** `npm run test:long` looks at the same thing many times over; `npm test` takes a sample that would find the same faults. */
export const isLong = process.env['WORDBLER_LONG'] === '1';
