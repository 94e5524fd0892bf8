import type { Comparing } from './comparing.ts';
import { hasPart, type Page, type Target, thePart } from './page.ts';

const table: Target = { role: 'table', name: 'Compared products' };
const add: Target = { role: 'button', name: 'Add to compare' };
const takeOut: Target = { role: 'button', name: 'Remove from compare' };
const products: Target = { role: 'list', name: 'Products' };
const news: Target = { role: 'status', within: { role: 'main' } };

/** Puts pieces side by side, on their pages and on the page of the comparison. */
export function createPageComparing(page: Page): Comparing {
  return {
    comparesFromList: (name) => page.press({ role: 'button', name: `Compare ${name}`, within: products }),
    comparesOpenProduct: () => page.press(add),
    leavesOutOpenProduct: () => page.press(takeOut),
    async canCompareOpenProduct() {
      if (await hasPart(page, takeOut)) return 'take out';
      const { isDisabled, description } = await thePart(page, add);
      return isDisabled ? description : 'add';
    },
    opensComparison,
    async takesOutOfComparison(name) {
      await opensComparison();
      await page.press({ role: 'button', name: `Remove ${name} from compare` });
    },
    wantsDifferences: () => page.check({ role: 'switch', name: 'Only differences' }, true),
    async comparison() {
      if ((await page.address()) !== '/compare') await opensComparison();
      const [said] = await page.all(news);
      const names = (await page.all({ role: 'columnheader', within: table })).flatMap(({ links }) => links);
      const labels = await page.all({ role: 'rowheader', within: table });
      const cells = await page.all({ role: 'cell', within: table });
      const values = cells.slice(-labels.length * names.length).map(({ text, prices }) => prices['current'] ?? text);
      const rows = labels.map(
        ({ text }, at) => [text, values.slice(at * names.length, (at + 1) * names.length)] as const,
      );
      return { names, rows: Object.fromEntries(rows), news: said?.text ?? null };
    },
  };

  async function opensComparison(): Promise<void> {
    await page.goTo('/compare');
  }
}
