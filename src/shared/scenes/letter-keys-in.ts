import type { Services } from './services';

/** That the letters of a language lie open is remembered, wherever somebody writes in one. */
export const letterKeysIn = ({ preferences }: Pick<Services, 'preferences'>) => ({
  get isOpen() {
    return preferences.now.letterKeys;
  },
  setOpen: (letterKeys: boolean) => preferences.change({ letterKeys }),
});
