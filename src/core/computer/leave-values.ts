// Written by test/strength/learn-leaves.ts.

/** A value is two digits of this base: tenths of a point, counted from `tenthsZero`. */
export const tenthsBase = 36;
export const tenthsZero = 648;

/** By the letters of the alphabet. A row for the blank and for each letter: its own value, and those of its pairs. */
export const leaveTexts: Readonly<Record<string, string>> = {
  ABCDEFGHIJKLMNOPQRSTUVWXYZ: [
    'ohesiehzi7i4ijhohwi2ifgnhfici1i8iahygfibhxi5i2hfh9gyhmha',
    'hwgfiiijiahri6idi9hsiiibilinidhiiciqifi7ihhniii9iji2im',
    'hjh8hbhqibhhhlhpi7i5i3i6hphkiigrhli0hphnijh7hthmi6i7',
    'i4gdhnibhhgwinifheimhvhihyijhoh8hxhvhwi5hih4hqhwhf',
    'i3gfithshmhoiehnhihrhohwidhqhohvhohii6hki1hmi0hi',
    'i7ghiai2i9hsi9i8igi9ichmidhpitimiihqisibifhsih',
    'hdidhshpifhuhxi7hdhlidh2hwi8hkhtihhchzi8iai4',
    'hagwhzikhwhehzhgiui8hfhehvhohfiahnhwhfi8hr',
    'iagfi2hvi1hmhuhlihi5hrhvi6i4hyhcihhqibhm',
    'hfg6i6i9ihijithpibi7i7idighkipi2iihpip',
    'hmi0ijhihlhrikhli8hihkhniuhyibhuihhh',
    'hti0hzhkhwi9hyi6hqhshii8hcichnigho',
    'hwg6hohjibhxh7hfhyhpi8hxhrhoighl',
    'i6gmhsiihnhbhsi3hoiah5hkhyi4hm',
    'i1g4idhohdhnhyhyi6hkhvhohzhm',
    'hegsighvibi7ibhtieijimiaiw',
    'hwh0hni1i7hwi7h4hpi0ibhe',
    'fui0hah2i1mzhsi3i2ici2',
    'ibfti6i3i6hxhxhdhwhh',
    'jwfvici5hhhrhchihf',
    'hzg8i9hghnhohyhk',
    'gvg8i4hliehwhv',
    'goh1i1i1i4h6',
    'h4h1hxilhp',
    'iwi0ichh',
    'hwgki7',
    'iyi0',
  ].join(''),
};
