import type { FrameLocator, Page } from 'playwright-core';

/** The sheet that shares whatever is shared. */
export const sheetIn = (page: Page | FrameLocator) => {
  const sheet = page.getByRole('dialog', { name: 'Share', exact: true });
  const field = sheet.getByRole('textbox', { name: 'Text and link' });
  const button = (name: string) => sheet.getByRole('button', { name, exact: true });
  const text = () => field.inputValue();
  return {
    sheet,
    field,
    button,
    text,
    link: async () => (await text()).split('\n').at(-1)!,
    copied: sheet.getByRole('status').getByText('Copied.'),
  };
};
