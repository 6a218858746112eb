// Written by test/strength/learn-leaves.ts.

/** A value is two digits of this base: tenths of a point, counted from `tenthsZero`. */
export const tenthsBase = 36;
export const tenthsZero = 648;

/** By the letters of the alphabet. A row for the blank and for each letter: its own value, and those of its pairs. */
export const leaveTexts: Readonly<Record<string, string>> = {
  ABCDEFGHIJKLMNOPQRSTUVWXYZ: [
    'qde5i7htidi0iahji0hvicgphviai5i1i7i0gui8hii4i1hshlh5hih8',
    'hugeimifibhti9icichtigibioitidhjibikigi9ijhoiiiaiji1ij',
    'hfh8hfhpi8hjhuhpi7i9i8i1huhmilh0hki2hvhiighbhli1iehv',
    'icgahqiahngqimieheihhshdhuilhph8hvhuhsi6hfh8huhshd',
    'i4g8ishshmhsiihphohthqhuifhvhnhshnhji9hmi5hwhyhh',
    'i5gfiai3i9hti9i5ificidhoidhsiuiliihtiuicikhvih',
    'hchyi1hiihhihkichdhoiehahqi6hmhuighchzi4i5i0',
    'h4gwhwili3hehyhliriahehghuhshgibhwhuhdi6hp',
    'ibg6i1hpi2hmhuhrifi6i6hti2i3i1haibhnibhq',
    'h8g3i6ifihijiuhqicidi9icifhlioi1ihhwin',
    'hji0iehqhhhoilhri5hhhkhqj0hziii1i8hj',
    'hpi0i0hohtici0hwhshxhfidhkichlifht',
    'hsgahnhji8hqh7hehyhui7hzhnhjijhf',
    'hzgvhwilhwhihti2hoibh7hhi0iehy',
    'hxg4ichshfhli0i2i9hkhthni3ht',
    'h7gtighyici8ichzidiiiqi9ix',
    'htgvhpi6i8hviah4hli7ighk',
    'fai0h2h9hwm3hsi6i8i3i5',
    'i7fti4i2i7i4hxh9hwhf',
    'k9foidi5hjhnhdhlhd',
    'hzg8i8hhhmhri1hg',
    'gkg9i1hmighxi0',
    'gfhkhxhxi5ha',
    'h4gwi1iahv',
    'ipi0ibhi',
    'hsgtii',
    'j5i0',
  ].join(''),
};
