/** English as its folder has it. */
export async function englishMessages() {
  const [{ en }, { search }, { scramble }, { embed }, { online }, { stats }, { review }, { study }, { how }] =
    await Promise.all([
      import('../../src/texts/en'),
      import('../../src/texts/en/search'),
      import('../../src/texts/en/scramble'),
      import('../../src/texts/en/embed'),
      import('../../src/texts/en/online'),
      import('../../src/texts/en/stats'),
      import('../../src/texts/en/review'),
      import('../../src/texts/en/study'),
      import('../../src/texts/en/how'),
    ]);
  return { en, search, scramble, embed, online, stats, review, study, how };
}
