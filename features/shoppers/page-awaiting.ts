import type { Awaiting } from './awaiting.ts';
import type { Page, Target } from './page.ts';

const main: Target = { role: 'main' };
const products: Target = { role: 'list', name: 'Products' };

/** Looks at a page that is on its way. */
export function createPageAwaiting(page: Page): Awaiting {
  return {
    setsOutFor: (name) => page.tap({ role: 'link', name, within: products }),
    async awaited(name) {
      const [heading] = await page.glimpse({ role: 'heading', level: 1, name });
      if (!heading) return null;
      const [place] = await page.glimpse(main);
      // The heading is there in any case: where there is no button nobody waits for one.
      const parts = await page.glimpse({ role: ['heading', 'button'], within: main });
      return {
        price: place?.prices['current'] ?? null,
        isForSale: parts.some((part) => part.name === 'Add to cart'),
      };
    },
    isWaiting: async () => (await page.glimpse({ role: 'progressbar', name: 'Loading' })).length > 0,
  };
}
