import { languageOf, type Translated } from '#viewmodels/messages/languages.ts';
import { loadNames, type Names } from './names-in-language.ts';
import { hasPart, type Page, type Target } from './page.ts';

/** The name of the one field that changes what everything else is called. */
const LANGUAGE = 'Language';

/**
 * A page whose parts a shopper knows by their English names, whatever language it is in: what is asked for is looked for by
 * the name that the catalogue of messages has for it in the language the document says it is in. What is read stays as it
 * is written. Until a language is chosen nobody asks the document.
 */
export function createPageInLanguage(page: Page, locale: () => Promise<string | null>): Page {
  const loaded: Partial<Record<Translated, Promise<Names>>> = {};
  let hasChosen = false;
  return {
    ...page,
    press: async (target, times) => page.press(await called(target), times),
    tap: async (target) => page.tap(await called(target)),
    glimpse: async (target) => page.glimpse(await called(target)),
    printed: async (target) => page.printed(await called(target)),
    async fill(target, text) {
      const field = await called(target);
      const names = target.role === 'combobox' ? await namesNow() : null;
      await page.fill(field, names?.(text)[0] ?? text);
      hasChosen ||= target.name === LANGUAGE;
    },
    write: async (target, text) => page.write(await called(target), text),
    type: async (target, text) => page.type(await called(target), text),
    typeOn: async (target, text) => page.typeOn(await called(target), text),
    check: async (target, isChecked) => page.check(await called(target), isChecked),
    all: async (target) => page.all(await called(target)),
  };

  async function namesNow(): Promise<Names | null> {
    const language = hasChosen ? languageOf((await locale()) ?? '') : 'en';
    if (language === 'en') return null;
    loaded[language] ??= loadNames(language);
    return loaded[language];
  }

  async function called(target: Target): Promise<Target> {
    const names = await namesNow();
    return names ? translated(target, names, page) : target;
  }
}

/** An English name may stand for several in another language: it is the one that is on the page. */
async function translated(target: Target, names: Names, page: Page): Promise<Target> {
  const place = target.within ? { ...target, within: await translated(target.within, names, page) } : target;
  const { name, startsWith } = target;
  const meant = [
    ...(name ? names(name).map((each): Target => ({ ...place, name: each })) : []),
    ...(startsWith ? names(startsWith).map((each): Target => ({ ...place, startsWith: each })) : []),
  ];
  for (const each of meant) if (await hasPart(page, each)) return each;
  return meant[0] ?? place;
}
