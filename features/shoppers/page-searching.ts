import { hasPart, type Page, type Target } from './page.ts';
import type { Searching } from './searching.ts';

const field: Target = { role: 'searchbox', name: 'Search' };
const mainPart: Target = { role: 'main' };
const products: Target = { role: 'list', name: 'Products', within: mainPart };

/** Searches with the field of the header, and reads what it offers and finds. */
export function createPageSearching(page: Page): Searching {
  const linksIn = async (target: Target): Promise<readonly string[]> => {
    const links = await page.all({ role: 'link', within: target });
    return links.map(({ name }) => name);
  };
  const listed = (name: string) => linksIn({ role: 'list', name });

  return {
    typesSearch: (text) => page.type(field, text),
    async offer() {
      return {
        products: await listed('Search results'),
        phrases: await listed('Suggestions'),
        categories: await listed('Categories and designers'),
        recent: await listed('Recent searches'),
        hasFoundNothing: (await page.all({ role: 'status' })).some(({ text }) => text === 'No products found'),
      };
    },
    forgetsSearch: (text) => page.press({ role: 'button', name: `Forget ${text}` }),
    async searches(text) {
      await page.fill(field, text);
      await page.pressKey('Enter');
    },
    async results() {
      const items = (await hasPart(page, products)) ? await page.all({ role: 'listitem', within: products }) : [];
      const [main] = await page.all({ role: 'main' });
      return {
        products: items.flatMap(({ links: [name], prices }) =>
          name === undefined ? [] : { name, price: prices['current'] ?? '' },
        ),
        corrected: /Showing results for (.+?)\./.exec(main?.text ?? '')?.[1] ?? null,
        sizes: /In size (.+?)\./.exec(main?.text ?? '')?.[1] ?? '',
        categories: await linksIn({ role: 'navigation', name: 'Categories and designers' }),
        shorter: await linksIn({ role: 'navigation', name: 'Search for less' }),
        note: (await page.all({ role: 'status', within: mainPart })).find(({ text }) => isOfDevice(text))?.text ?? null,
      };
    },
    insistsOnSpelling: () => page.press({ role: 'link', startsWith: 'Search for “', within: mainPart }),
  };
}

function isOfDevice(text: string): boolean {
  return text.startsWith('You are offline');
}
