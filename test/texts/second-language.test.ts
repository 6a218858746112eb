import { describe, expect, it } from 'vitest';
import { formsOf } from '../../src/texts/forms';
import type { SearchTexts, Texts } from '../../src/texts/texts';
import { remarkOn } from '../../src/wordbler/play/messages';
import { en } from './spoken';

const { search } = en;

/** The compiler is the judge: other sentences, and lists of other lengths, have the shape; gaps do not. */
const other: Texts = {
  ...en,
  menu: { ...en.menu, ownList: 'Meine Liste' },
  computer: {
    ...en.computer,
    says: ({ remark }) => `„${remark}“`,
    remarks: {
      nestling: [],
      fledgling: ['War ich das?'],
      songbird: [],
      club: [],
      expert: ['Wie geplant.', 'Nun denn.'],
      master: [],
    },
  },
};

// @ts-expect-error: a menu without its sentences
const lacking: Texts = { ...en, menu: { title: 'Wordbler' } };

// @ts-expect-error: without what Word search says
const withoutSearch: SearchTexts = other;

const withSearch: SearchTexts = { ...other, search };

describe('A second language', () => {
  it('is what is said once it is handed in', () => {
    const sheet = { total: 60, words: [{ letters: [] }] } as unknown as Parameters<typeof remarkOn>[1];
    expect(remarkOn(other, sheet, 'expert', 3)).toBe('„Nun denn.“');
    expect(remarkOn(withSearch, sheet, 'fledgling', 7)).toBe('„War ich das?“');
    expect([lacking, withoutSearch]).toHaveLength(2);
  });

  it('has its own plurals, lists, numbers and days', () => {
    const german = formsOf('de');
    expect(german.together(['Ada', 'Bo', 'Cy'])).toBe('Ada, Bo und Cy');
    expect(german.tenths(12.34)).toBe('12,3');
    expect(german.figure(-1234567)).toBe('−1.234.567');
    expect(german.weekday(new Date(2025, 4, 9))).toBe('Freitag, 9. Mai');
  });
});
