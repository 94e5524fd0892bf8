import { hasPart, type Page, type Target, thePart } from './page.ts';
import type { BeingSignedIn, ChangingPassword, MergingCarts, SigningIn, UsingSheet } from './signing-in.ts';

const account: Target = { role: 'button', name: 'Account' };
const panel: Target = { role: 'dialog', name: 'Account' };
const TERMS = 'I accept the terms and conditions';
const actions: Readonly<Record<string, string>> = {
  'Sign in': 'Log in',
  Register: 'Create account',
  'Forgot password': 'Reset password',
};
const greeting = 'Signed in as ';

const change: Target = { role: 'form', name: 'Change password' };

/** Uses the sheet to sign in and the account in the head of the page. */
export function createPageSigningIn(page: Page): SigningIn {
  return {
    ...usingSheet(page),
    ...beingSignedIn(page),
    ...mergingCarts(page),
    ...changingPassword(page),
  };
}

function usingSheet(page: Page): UsingSheet {
  const { heading, opensAccount, sheet } = inSheet(page);
  return {
    async opensSheet(form) {
      await opensAccount();
      await page.press({ role: 'button', name: form, within: panel });
      await thePart(page, dialogOf(form));
    },
    sheet: heading,
    goesOnTo: async (way) => page.press({ role: 'button', name: way, within: await sheet() }),
    async fillsSheet(filling) {
      const within = await sheet();
      for (const [name, text] of Object.entries(filling)) await page.fill({ name, within }, text);
    },
    acceptsTermsInSheet: async () => page.check({ role: 'checkbox', name: TERMS, within: await sheet() }, true),
    async sendsSheet() {
      const name = actions[(await heading()) ?? ''] ?? 'Log in';
      await page.press({ role: 'button', name, within: await sheet() });
    },
    typedInSheet: async (name) => (await thePart(page, { name, within: await sheet() })).value,
    sheetProblemAt: async (name) => (await thePart(page, { name, within: await sheet() })).problem,
    sheetMessages: async () => (await thePart(page, await sheet())).text,
  };
}

function beingSignedIn(page: Page): BeingSignedIn {
  const { opensAccount } = inSheet(page);
  return {
    async signedInAs() {
      await opensAccount();
      const told = await page.all({ role: 'paragraph', within: panel });
      await page.press({ role: 'button', name: 'Close', within: panel });
      return told.find(({ text }) => text.startsWith(greeting))?.text.slice(greeting.length) ?? null;
    },
    async logsOutFromPanel() {
      await opensAccount();
      await page.press({ role: 'button', name: 'Log out', within: panel });
    },
  };
}

function mergingCarts(page: Page): MergingCarts {
  return {
    async mergeReceipt() {
      if ((await page.address()) !== '/cart') await page.goTo('/cart');
      const said = await page.all({ role: 'status', within: { role: 'main' } });
      return said.find(({ text }) => text.includes('from your account'))?.text ?? null;
    },
    undoesMerge: () => page.press({ role: 'button', name: 'Undo bringing them together' }),
    keepsMerged: () => page.press({ role: 'button', name: 'Keep all' }),
  };
}

function changingPassword(page: Page): ChangingPassword {
  return {
    async changesPassword(filling) {
      for (const [name, text] of Object.entries(filling)) await page.fill({ name, within: change }, text);
      await page.press({ role: 'button', name: 'Change password', within: change });
    },
    passwordProblemAt: async (name) => (await thePart(page, { name, within: change })).problem,
  };
}

function inSheet(page: Page) {
  return { heading, opensAccount, sheet };

  /** Nothing behind what lies over the page can be pressed. */
  async function closesWhatIsOpen(): Promise<void> {
    const close: Target = { role: 'button', name: 'Close', within: { role: 'dialog' } };
    if (await hasPart(page, close)) await page.press(close);
  }

  async function opensAccount(): Promise<void> {
    await closesWhatIsOpen();
    if (!(await hasPart(page, account))) await page.goTo('/'); // on a phone a product's page has another bar
    await page.press(account);
  }

  async function heading(): Promise<string | null> {
    for (const name of Object.keys(actions)) if (await hasPart(page, dialogOf(name))) return name;
    return null;
  }

  async function sheet(): Promise<Target> {
    const name = await heading();
    if (name === null) throw new Error(`No sheet is open on ${await page.address()}.`);
    return dialogOf(name);
  }
}

function dialogOf(name: string): Target {
  return { role: 'dialog', name };
}
