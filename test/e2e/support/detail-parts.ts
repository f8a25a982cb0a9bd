/** «Mine opplysninger»: each part is shown as facts until it is opened. */
import type { Page } from '@playwright/test';

const buttons = {
  you: 'Endre tiltalsnavn og språk',
  address: /^(Endre adressen|Legg til adresse)$/,
  magazine: 'Endre magasinvalget',
  news: 'Endre svaret om nyheter',
};
export type DetailPart = keyof typeof buttons;

export const partButton = (page: Page, part: DetailPart) => page.getByRole('button', { name: buttons[part] });

export const openPart = (page: Page, part: DetailPart) => partButton(page, part).click();

/** Opens those that a draft has not opened already. */
export async function openAllParts(page: Page): Promise<void> {
  for (const part of Object.keys(buttons) as DetailPart[])
    if (await partButton(page, part).isVisible()) await openPart(page, part);
}
