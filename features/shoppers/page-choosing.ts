import { countryName } from '#viewmodels/store/country-name.ts';
import { localeName } from '#viewmodels/store/locale-name.ts';
import type { Choosing } from './choosing.ts';
import type { Page } from './page.ts';

/** Chooses where the shop offers it: in a dialog, or without scripts on a page. */
export function createPageChoosing(page: Page): Choosing {
  return {
    async choosesStore({ country, locale, currency }) {
      await page.press({ role: ['link', 'button'], name: 'Country, language and currency' });
      if (country) await choose('Country', countryName(country, 'en-US'));
      if (locale) await choose('Language', localeName(locale));
      if (currency) await choose('Currency', currencies[currency]);
      await page.press({ role: 'button', name: 'Save' });
    },
  };

  function choose(name: string, text: string): Promise<void> {
    return page.fill({ role: 'combobox', name }, text);
  }
}

const currencies = { INR: '₹ INR', USD: '$ USD', GBP: '£ GBP' };
