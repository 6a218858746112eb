import type { ForeignLetter } from '../../engine/alphabet/writings';
import type { Texts } from '../texts';

/** Signs as they were written, and of what writing those are that only look like a letter. */
export const signs = (
  { common, forms }: Texts,
  written: readonly string[],
  foreign: readonly ForeignLetter[] = [],
): string =>
  forms.oneByOne(
    written.map((sign) => {
      const writing = foreign.find((own) => own.sign === sign)?.writing;
      return writing ? common.foreignSign({ sign, writing: common.writings[writing] }) : common.quoted({ sign });
    }),
  );
