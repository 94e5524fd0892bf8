import { capitalised } from './capitalised.ts';
import { type Page, type Target, thePart } from './page.ts';
import type { LookingClosely, Reading, ReadingNotices, ReadingPage, UsingKeys } from './reading.ts';

const notices: Target = { role: 'region', name: 'Notices' };
const gallery: Target = { role: 'region', name: 'Gallery' };
const PROCEED = 'Proceed to checkout';

/** Reads what the page says, and goes through it by keys. */
export function createPageReading(page: Page): Reading {
  return { ...readingNotices(page), ...readingPage(page), ...usingKeys(page), ...lookingClosely(page) };
}

function readingNotices(page: Page): ReadingNotices {
  return {
    async notices() {
      const told = await page.all({ role: ['status', 'alert'], within: notices });
      const buttons = await page.all({ role: 'button', within: notices });
      const offers = buttons
        .map(({ name }) => name)
        .join()
        .split('OK');
      return told.map(({ text }, at) => ({ text, offersCheckout: offers[at]?.includes(PROCEED) ?? false }));
    },
    async toldBefore() {
      const account: Target = { role: 'dialog', name: 'Account' };
      await page.press({ role: 'button', name: 'Account' });
      const told = await page.all({ role: 'paragraph', within: { role: 'list', name: 'Messages', within: account } });
      await page.press({ role: 'button', name: 'Close', within: account });
      return told.map(({ text }) => text);
    },
    pressesOk: () => page.press({ role: 'button', name: 'OK', within: notices }),
    proceedsToCheckout: () => page.press({ role: 'button', name: PROCEED, within: notices }),
    viewsCart: () => page.press({ role: 'link', name: 'View cart', within: notices }),
  };
}

function readingPage(page: Page): ReadingPage {
  return {
    title: () => page.title(),
    async head() {
      const controls = await page.all({ role: ['link', 'button', 'searchbox'], within: { role: 'banner' } });
      return controls.map(({ name }) => name);
    },
    async ways() {
      const ways = await page.all({ role: ['link', 'button'], within: { role: 'main' } });
      return ways.map(({ name }) => name);
    },
    mainText: async () => (await thePart(page, { role: 'main' })).text,
    follows: (name) => page.press({ role: 'link', name, within: { role: 'main' } }),
    pageHeading: async () => (await thePart(page, { role: 'heading', level: 1 })).name,
    async menuLevel() {
      const within: Target = { role: 'dialog', name: 'Menu' };
      const offers = await page.all({ role: ['link', 'button'], within });
      const name = (await thePart(page, { role: 'paragraph', within })).text;
      return { name, offers: offers.map((each) => each.name).filter((each) => each !== 'Close') };
    },
  };
}

function usingKeys(page: Page): UsingKeys {
  return {
    goesBack: () => page.goBack(),
    pressesKey: (key) => page.pressKey(key),
    async goesByKeys(names) {
      for (const name of names) {
        await page.tabTo(name);
        await page.pressKey('Enter');
      }
    },
    focusedName: () => page.focusedName(),
  };
}

function lookingClosely(page: Page): LookingClosely {
  return {
    turnsGallery: (to) => page.press({ role: 'button', name: `${capitalised(to)} picture`, within: gallery }),
    async galleryPlace() {
      const [, at, of] = /(\d+) of (\d+)/.exec((await thePart(page, gallery)).text) ?? [];
      return { at: Number(at), of: Number(of) };
    },
    looksClosely: () => page.press({ role: 'button', name: 'Zoom', within: gallery }),
  };
}
