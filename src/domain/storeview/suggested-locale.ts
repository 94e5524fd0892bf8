import { languageIn } from './language-in.ts';
import { shopLocales } from './store-choices.ts';

/**
 * The locale that a browser asks for and a page is not in; null where the page is in its language. Of the languages it lists
 * the first one counts that the shop has, wherever it is spoken: who reads what the page is in is offered nothing.
 */
export function suggestedLocale(asked: readonly string[], shown: string): string | null {
  const [first] = asked.flatMap((tag) => localeFor(tag) ?? []);
  return first === undefined || languageIn(first) === languageIn(shown) ? null : first;
}

/** German of Austria is read in that of Germany. */
function localeFor(tag: string): string | undefined {
  return (
    shopLocales.find((locale) => locale.toLowerCase() === tag.toLowerCase()) ??
    shopLocales.find((locale) => languageIn(locale) === languageIn(tag))
  );
}
