import type { ReadingProduct } from './browsing.ts';
import { hasPart, type Page, type Target, thePart } from './page.ts';

const guide: Target = { role: 'dialog', name: 'Size guide' };
const button: Target = { role: 'button', name: 'Size guide' };
const unit: Target = { role: 'group', name: 'Unit', within: guide };

/** Reads what helps to choose a size; it comes when the shopper goes on to what follows the product. */
export function createPageSizing(page: Page) {
  return {
    isSizeGuideOffered: () => hasPart(page, button),
    async sizeNotes() {
      await page.pressKey('End');
      const notes = await page.all({ role: 'paragraph', within: { role: 'group', name: 'Size' } });
      return notes.map(({ text }) => text);
    },
    async readsSizeGuideIn(wanted) {
      await opensGuide();
      await page.check({ role: 'radio', name: wanted, within: unit }, true);
    },
    async sizeGuide() {
      await opensGuide();
      const units = await page.all({ role: 'radio', within: unit });
      const sizes = await page.all({ role: 'rowheader', within: guide });
      const cells = await page.all({ role: 'cell', within: guide });
      const columns = cells.length / sizes.length;
      return {
        unit: units.find(({ isChecked }) => isChecked)?.name ?? '',
        measures: Object.fromEntries(sizes.map(({ text }, at) => [text, cells[at * columns]?.text ?? ''])),
      };
    },
  } satisfies Partial<ReadingProduct>;

  async function opensGuide(): Promise<void> {
    await page.pressKey('End');
    await thePart(page, button);
    if (!(await hasPart(page, guide))) await page.press(button);
  }
}
