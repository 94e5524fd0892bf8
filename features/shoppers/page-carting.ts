import { capitalised } from './capitalised.ts';
import type { Carting, ChangingLines, FillingCart, SavingForLater, UsingCoupon } from './carting.ts';
import { type Page, type Target, thePart } from './page.ts';
import { createPagePanels } from './page-panels.ts';
import type { Part } from './part-of.ts';

const items: Target = { role: 'list', name: 'Cart items' };
const saved: Target = { role: 'list', name: 'Saved for later' };
const summary: Target = { role: 'region', name: 'Order summary' };
const cartButton: Target = { role: 'button', startsWith: 'Cart, ' };
const choosing: Target = { role: 'dialog', name: 'Change color or size' };
const minicart: Target = { role: 'dialog', name: 'Cart' };

/** Fills the cart from the product page and changes it on the cart page. */
export function createPageCarting(page: Page): Carting {
  return {
    ...fillingCart(page),
    ...changingLines(page),
    ...savingForLater(page),
    ...usingCoupon(page),
    ...createPagePanels(page),
  };
}

function fillingCart(page: Page): FillingCart {
  const { opensCart, seen, sums } = onCartPage(page);
  return {
    async adds(typed) {
      if (typed !== undefined) await page.type({ role: 'spinbutton', name: 'Quantity' }, typed);
      await page.press({ role: 'button', name: 'Add to cart' });
    },
    addsWhole: () => page.press({ role: 'button', name: 'Add to cart' }),
    async cart() {
      await opensCart();
      const lines = (await page.all({ role: 'listitem', within: items })).filter(({ links }) => links.length > 0);
      return Promise.all(lines.map(seen));
    },
    async badge() {
      return Number(/\d+/.exec((await thePart(page, cartButton)).name)?.[0]);
    },
    async cartTotal() {
      return (await sums())['Total'] ?? '';
    },
    cartDiscount: async () => (await sums())['Discount'] ?? null,
    async summaryWords() {
      await opensCart();
      return (await thePart(page, summary)).text;
    },
  };
}

function changingLines(page: Page): ChangingLines {
  const { changeQuantity, opensCart } = onCartPage(page);
  return {
    ...changingChoice(page),
    async changesPieces(name, quantity) {
      await opensCart();
      await changeQuantity(piecesOf(name), quantity);
    },
    changesPiecesInMinicart: (name, quantity) => changeQuantity({ ...piecesOf(name), within: minicart }, quantity),
    async removes(name, isSure) {
      await opensCart();
      await page.press({ role: 'button', name: `Remove ${name}` });
      await page.press({
        role: 'button',
        name: isSure ? 'Remove' : 'Keep',
        within: { role: 'dialog', name: 'Remove item' },
      });
    },
    async wordsOfLine(name) {
      await opensCart();
      const { description } = await thePart(page, piecesOf(name));
      return description === '' ? null : description;
    },
    async takesWhatIsLeft(name) {
      await opensCart();
      const [way] = (await page.all({ role: 'button', startsWith: 'Set the quantity to ' })).filter((button) =>
        button.name.endsWith(name),
      );
      await page.press({ role: 'button', name: way?.name ?? `Set the quantity for ${name}` });
    },
    undoes: () => page.press({ role: 'button', name: 'Undo' }),
  };
}

/** Takes another color or size of what is in a line. */
function changingChoice(page: Page) {
  const { opensChoice } = onCartPage(page);
  return {
    async changesChoice(name, option, value) {
      await opensChoice(name);
      const group: Target = { role: 'group', name: capitalised(option), within: choosing };
      await page.check({ role: 'radio', name: value, within: group }, true);
      await page.press({ role: 'button', name: 'Change', within: choosing });
    },
    async leavesChoice(name) {
      await opensChoice(name);
      await page.press({ role: 'button', name: 'Leave as it is', within: choosing });
    },
    async choiceProblem() {
      const said = (await thePart(page, { role: 'alert', within: choosing })).text;
      await page.press({ role: 'button', name: 'Leave as it is', within: choosing });
      return said === '' ? null : said;
    },
  } satisfies Partial<ChangingLines>;
}

function savingForLater(page: Page): SavingForLater {
  const { opensCart } = onCartPage(page);
  return {
    async savesForLater(name) {
      await opensCart();
      await page.press({ role: 'button', name: `Save for later: ${name}` });
    },
    async savedForLater() {
      await opensCart();
      const lines = (await page.all({ role: 'listitem', within: saved })).filter(({ links }) => links.length > 0);
      return lines.map(({ links: [name = ''], prices, text }) => {
        return { name, quantity: Number(/(\d+) pieces?/.exec(text)?.[1]), price: prices['current'] ?? '' };
      });
    },
    async movesToCart(name) {
      await opensCart();
      await page.press({ role: 'button', name: `Move to cart: ${name}` });
    },
    async forgetsSaved(name) {
      await opensCart();
      await page.press({ role: 'button', name: `Remove ${name} from what is saved` });
    },
  };
}

function usingCoupon(page: Page): UsingCoupon {
  const { opensCart } = onCartPage(page);
  return {
    async appliesCoupon(code) {
      await opensCart();
      await page.fill({ name: 'Coupon code' }, code);
      await page.press({ role: 'button', name: 'Apply coupon' });
    },
    removesCoupon: () => page.press({ role: 'button', name: 'Remove coupon' }),
    couponProblem: async () => (await thePart(page, { name: 'Coupon code' })).problem,
  };
}

function onCartPage(page: Page) {
  return { changeQuantity, opensCart, opensChoice, seen, sums };

  /** Where the cart can be read and changed. */
  async function opensCart(): Promise<void> {
    if ((await page.address()) !== '/cart') await page.goTo('/cart');
  }

  async function opensChoice(name: string): Promise<void> {
    await opensCart();
    await page.press({ role: 'button', name: `Change color or size of ${name}` });
  }

  async function changeQuantity(field: Target, quantity: number): Promise<void> {
    await page.type(field, String(quantity));
    await page.pressKey('Enter');
  }

  async function sums(): Promise<Part['terms']> {
    await opensCart();
    return (await thePart(page, summary)).terms;
  }

  async function seen({ links: [name = ''], prices, terms }: Part) {
    const { value } = await thePart(page, piecesOf(name));
    const chosen = Object.entries(terms).map(([label, text]) => `${label}: ${text}`);
    const price = prices['current'] ?? '';
    return { name, quantity: Number(value), price, regular: prices['regular'] ?? null, chosen: chosen.join(', ') };
  }
}

function piecesOf(name: string): Target {
  return { role: 'spinbutton', name: `Quantity of ${name}` };
}
