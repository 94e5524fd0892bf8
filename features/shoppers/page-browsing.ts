import type { Arriving, Browsing, Listing, Place, PuttingTogether, ReadingProduct } from './browsing.ts';
import { loadAll } from './load-all.ts';
import { hasPart, headingOf, type Page, type Target, thePart } from './page.ts';
import { createPageHome } from './page-home.ts';
import { createPageNarrowing } from './page-narrowing.ts';
import { createPageSizing } from './page-sizing.ts';
import { choosingVariant } from './page-variants.ts';
import { workingDaysIn } from './working-days.ts';

const main: Target = { role: 'main' };
const products: Target = { role: 'list', name: 'Products' };
const more: Target = { role: ['link', 'button'], name: 'Load more' };
/** Where no scripts run the order is a form. */
const sort: Target = { role: 'button', name: 'Sort' };
const toCart: Target = { role: 'button', startsWith: 'Add to cart', within: { role: 'article' } };
const NO_VARIANTS = 'No available product variants';

/** Opens pages and reads what stands on them. */
export function createPageBrowsing(page: Page): Browsing {
  return {
    ...createPageNarrowing(page),
    ...arriving(page),
    ...readingProduct(page),
    ...choosingVariant(page),
    ...puttingTogether(page),
    ...listing(page),
    ...createPageHome(page),
  };
}

function arriving(page: Page): Arriving {
  const { placeOf } = onPage(page);
  return {
    opens: (address) => page.goTo(address),
    address: () => page.address(),
    async place() {
      return placeOf(new URL(await page.address(), 'http://shop').pathname);
    },
  };
}

const severalPieces = { role: 'list', name: 'More pieces cost less' } as const;

function readingProduct(page: Page): ReadingProduct {
  const { chosenIn } = onPage(page);
  return {
    ...readingBeside(page),
    ...createPageSizing(page),
    async product() {
      const { prices, text, terms } = await thePart(page, { role: 'article' });
      const { current = '', regular = null, discount = null } = prices;
      const [button] = await page.all(toCart);
      const name = await headingOf(page);
      return {
        name,
        designer: terms['Designer'] ?? '',
        price: current,
        regular,
        discount,
        isOutOfStock: text.includes('Out of stock'),
        error: button?.description === NO_VARIANTS ? NO_VARIANTS : null,
        canAdd: button !== undefined,
        asks: button?.name.slice('Add to cart: '.length) || null,
        choice: { ...(await chosenIn('Color')), ...(await chosenIn('Size')) },
        details: terms,
        pictures: (await thePart(page, { role: 'list', name: 'Pictures' })).pictures,
        tiers: (await page.all({ role: 'listitem', within: severalPieces })).map((item) => item.text),
        shipsAtOnce: text.includes('Ready to ship'),
        ...workingDaysIn(text),
        isWornInPublic: await hasPart(page, { role: 'img', name: `${name}, seen in public` }),
        hasFilm: await hasPart(page, { role: 'link', name: `Play the film: ${name}` }),
        hasBanner: await hasPart(page, { role: 'img', name: `${name}, as the house shows it` }),
      };
    },
  };
}

/** What stands beside the facts of a product. */
function readingBeside(page: Page) {
  return {
    isLabelled: async (label) => (await thePart(page, { role: 'article' })).text.includes(label),
    async piecesAlike() {
      await page.settle();
      const cards = await page.all({ role: 'listitem', within: { role: 'list', name: 'Like it, and in stock' } });
      return cards.flatMap(({ links: [name] }) => name ?? []);
    },
    async recentlyViewed() {
      await page.pressKey('End'); // what follows the product comes when the shopper goes on to it
      const items = await page.all({ role: 'listitem', within: { role: 'list', name: 'Recently viewed' } });
      return items.flatMap(({ links: [name] }) => name ?? []);
    },
    async productBanners() {
      const links = await page.all({ role: 'link', within: { role: 'list', name: 'Worn and shown' } });
      return links.map(({ name }) => name);
    },
    async areReviewsMissing() {
      const { text } = await thePart(page, { role: 'region', name: 'Reviews' });
      return text.includes('The reviews cannot be shown right now.');
    },
  } satisfies Partial<ReadingProduct>;
}

function puttingTogether(page: Page): PuttingTogether {
  return {
    async takes(part, quantity) {
      await page.type({ role: 'spinbutton', name: `Quantity of ${part}` }, String(quantity));
    },
    picksPart: (option, part) =>
      page.check({ role: 'radio', name: part, within: { role: 'group', name: option } }, true),
    leavesOut: (file) => page.check({ role: 'checkbox', name: file, within: { role: 'group', name: 'Files' } }, false),
  };
}

function listing(page: Page): Listing {
  return {
    opensFromList: (name) => page.press({ role: 'link', name, within: products }),
    async list() {
      const items = await page.all({ role: 'listitem', within: products });
      const { text } = await thePart(page, main);
      const heading = await headingOf(page);
      return {
        heading,
        hasBanner: await hasPart(page, { role: 'img', name: heading, within: main }),
        total: Number(/\d+ of (\d+)/.exec(text)?.[1] ?? 0),
        tiles: items
          .filter(({ links }) => links.length > 0)
          .map(({ links, prices, text }) => ({
            name: links[0] ?? '',
            price: prices['current'] ?? '',
            isOutOfStock: text.includes('Out of stock'),
            rating: /Rated .+? reviews?/.exec(text)?.[0] ?? null,
          })),
      };
    },
    async sortsBy(label) {
      await page.fill({ role: 'combobox', name: 'Sort by' }, label);
      if (await hasPart(page, sort)) await page.press(sort);
    },
    loadsMore: () => page.press(more),
    loadsAll: () =>
      loadAll(
        () => hasPart(page, more),
        () => page.press(more),
      ),
  };
}

function onPage(page: Page) {
  return { chosenIn, placeOf };

  async function placeOf(path: string): Promise<Place> {
    if (path.startsWith('/page-not-found')) return 'not-found';
    if (path.startsWith('/my-account')) return 'account';
    if (await hasPart(page, { role: 'alert', within: main })) return 'failed';
    if (path === '/search') return 'search';
    if (path === '/' || path === '/pwa.html') return 'home';
    if (path.startsWith('/payment/')) return 'confirmation';
    if (path === '/cart' || path === '/checkout' || path === '/confirmation') return path.slice(1) as Place;
    if (await hasPart(page, { role: 'region', name: 'Gallery' })) return 'product';
    return (await hasPart(page, { role: 'navigation', name: 'Breadcrumbs' })) ? 'category' : 'elsewhere';
  }

  async function chosenIn(option: string): Promise<Readonly<Record<string, string>>> {
    const radios = await page.all({ role: 'radio', within: { role: 'group', name: option } });
    const chosen = radios.find(({ isChecked }) => isChecked);
    return chosen ? { [option.toLowerCase()]: chosen.name } : {};
  }
}
