import type { Page } from './page.ts';
import type { Printing } from './printing.ts';

/** Looks at what comes out of a printer. */
export function createPagePrinting(page: Page): Printing {
  return {
    async printedInvoice() {
      const [sheet] = await page.printed({ role: 'article', name: 'Tax invoice' });
      return sheet ? { text: sheet.text, sums: sheet.terms } : null;
    },
  };
}
