import type { Filling } from './filling.ts';
import type { FillingBlocks, HavingOwnData, Keeping, KeepingMore, KeepingOrders } from './keeping.ts';
import { hasPart, type Page, type Target, thePart } from './page.ts';

const main: Target = { role: 'main' };
const blocks = ['Profile', 'Shipping details', 'Newsletter', 'Orders', 'Recently viewed', 'Store credit', 'My data'];
const past: Target = { role: 'list', name: 'Placed orders' };
const table: Target = { role: 'table', name: 'Store credit transactions' };
const deletion: Target = { role: 'form', name: 'Delete my account' };
const viewed: Target = { role: 'list', name: 'Recently viewed', within: main };

/** Uses the page of the account. */
export function createPageKeeping(page: Page): Keeping {
  return { ...fillingBlocks(page), ...keepingOrders(page), ...keepingMore(page), ...havingOwnData(page) };
}

function fillingBlocks(page: Page): FillingBlocks {
  const { openBlock, theBlock } = inBlocks(page);
  return {
    async blocksOffered() {
      const links = await page.all({ role: 'link', within: { role: 'navigation', name: 'Account', within: main } });
      return links.map(({ name }) => name);
    },
    block: openBlock,
    async saves(filling) {
      const within = await theBlock();
      for (const [name, text] of Object.entries(filling)) await page.fill({ name, within }, text);
      await page.press({ role: 'button', startsWith: 'Save', within });
    },
    async accountFields() {
      const within = await theBlock();
      const fields = await page.all({ role: ['textbox', 'combobox'], within });
      return Object.fromEntries(fields.map(({ name, value }) => [name, value])) satisfies Filling;
    },
    async accountProblemAt(name) {
      return (await thePart(page, { name, within: await theBlock() })).problem;
    },
    async blockMessages() {
      return (await thePart(page, await theBlock())).text;
    },
  };
}

function keepingOrders(page: Page): KeepingOrders {
  return {
    async pastOrders() {
      const items = await page.all({ role: 'listitem', within: past });
      return items.map(({ text, links }) => ({
        name: links[0] ?? '',
        status: statuses.find((status) => text.includes(status)) ?? '',
        total: AMOUNT.exec(text)?.[0] ?? '',
      }));
    },
    opensPastOrder: (name) => page.press({ role: 'link', name, within: past }),
    async parcels() {
      const items = await page.all({ role: 'listitem', within: { role: 'list', name: 'Parcels' } });
      return items.map(({ text, links: [link = null] }) => ({ text, link }));
    },
    ordersAgain: () => page.press({ role: 'button', name: 'Order again' }),
  };
}

function keepingMore(page: Page): KeepingMore {
  const { theBlock } = inBlocks(page);
  return {
    async storeCredit() {
      const { text } = await thePart(page, { role: 'region', name: 'Store credit' });
      const rows = await page.all({ role: 'row', within: table });
      const balance = /Your balance\s*(\S+?)(?=No |Date|$)/.exec(text)?.[1] ?? '';
      return { balance, amounts: rows.slice(1).map((row) => amountIn(row.text)) };
    },
    async subscribesInAccount(isWanted) {
      const within = await theBlock();
      await page.press({ role: 'button', name: isWanted ? 'Subscribe' : 'Unsubscribe', within });
    },
    async viewedInAccount() {
      const items = await page.all({ role: 'listitem', within: viewed });
      return items.flatMap(({ links: [name] }) => name ?? []);
    },
    forgetsViewed: (name) => page.press({ role: 'button', name: `Remove ${name} from recently viewed` }),
    clearsViewed: () => page.press({ role: 'button', name: 'Clear all', within: main }),
    logsOut: () => page.press({ role: 'button', name: 'Log out', within: main }),
  };
}

function havingOwnData(page: Page): HavingOwnData {
  const name = 'Your password';
  return {
    downloadsOwnData: () => page.press({ role: 'button', name: 'Download my data' }),
    async deletesAccount(password) {
      await page.fill({ name, within: deletion }, password);
      await page.press({ role: 'button', name: 'Delete account for good', within: deletion });
    },
    deletionProblem: async () => (await thePart(page, { name, within: deletion })).problem,
  };
}

function inBlocks(page: Page) {
  return { openBlock, theBlock };

  async function openBlock(): Promise<string | null> {
    for (const name of blocks) if (await hasPart(page, { role: 'region', name, within: main })) return name;
    return null;
  }

  async function theBlock(): Promise<Target> {
    const name = await openBlock();
    if (name === null) throw new Error(`No block of the account is open on ${await page.address()}.`);
    return { role: 'region', name, within: main };
  }
}

const statuses = ['Placed', 'Waits for payment', 'Being packed', 'On its way', 'Delivered', 'Cancelled'];

/** In groups of three: what stands beside it on the page may begin with a figure, too. */
const AMOUNT = /[₹$£]\d{1,3}(?:,\d{3})*/;

/** The first amount of a row; what was taken away says so. */
function amountIn(text: string): string {
  const amount = AMOUNT.exec(text)?.[0] ?? '';
  return text.includes('Minus') ? `Minus ${amount}` : amount;
}
