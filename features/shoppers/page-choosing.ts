import { countryName } from '#viewmodels/store/country-name.ts';
import { localeName } from '#viewmodels/store/locale-name.ts';
import type { Choosing, LanguageOffered } from './choosing.ts';
import type { Page, Target } from './page.ts';

/** Chooses where the shop offers it: in a dialog, or without scripts on a page. */
export function createPageChoosing(page: Page): Choosing {
  return {
    async choosesStore({ country, locale, currency }) {
      await open();
      if (country) await choose('Country', countryName(country, 'en-US'));
      if (locale) await choose('Language', localeName(locale));
      if (currency) await choose('Currency', currencies[currency]);
      await page.press({ role: 'button', name: 'Save' });
    },
    async considersCountry(country) {
      await open();
      await choose('Country', countryName(country, 'en-US'));
    },
    async wordsOfChoice() {
      await page.settle();
      return (await page.all({ role: 'status', within: dialog }))[0]?.text ?? null;
    },
    languageOffered: offered,
    async takesLanguageOffered() {
      const found = await offered();
      if (!found) throw new Error('No language is offered.');
      await page.press({ role: 'button', name: found.way, within: notices });
    },
  };

  /** It comes when the page has come to rest. */
  async function offered(): Promise<LanguageOffered | null> {
    const [way] = await page.glimpse({ role: 'button', within: notices });
    const [told] = await page.all({ role: 'status', within: notices });
    return way && told ? { text: told.text, way: way.name } : null;
  }

  function open(): Promise<void> {
    return page.press({ role: ['link', 'button'], name: 'Country, language and currency' });
  }

  function choose(name: string, text: string): Promise<void> {
    return page.fill({ role: 'combobox', name }, text);
  }
}

const dialog: Target = { role: 'dialog', name: 'Country, language and currency' };

const notices: Target = { role: 'region', name: 'Notices' };

const currencies = { INR: '₹ INR', USD: '$ USD', GBP: '£ GBP' };
