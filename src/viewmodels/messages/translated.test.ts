import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Translated, translatedLanguages } from './languages.ts';
import { type Text, textsIn } from './texts-for-tests.ts';
import { translations } from './translations.ts';
import { inEnglish, type Namespace } from './writing/messages.ts';

const english = await englishTexts();

/** Names and patterns that no language translates. */
const names = ['OK', 'UPI', 'Eircode', 'PIN code', 'ZIP code', '{author}, {day}'];

/** What a language writes as English does. */
const alike: Readonly<Record<Translated, readonly string[]>> = {
  hi: [],
  ar: [],
  de: ['Chat', '7 in 7', 'Details', 'Designer', 'Download', 'Minus', 'Name', 'Newsletter', 'Pause', 'Status', 'Zoom'],
  it: [
    'Chat',
    ...['7 in 7', 'Account', 'Designer', 'Download', 'Home', 'India', 'Menu', 'Newsletter', 'No', 'Password'],
    ...['Privacy', 'Zoom'],
  ],
  fr: [
    'Chat',
    ...['Contact', 'Date', 'Menu', 'Message', 'Messages', 'Newsletter', 'Pause', 'Suggestions', 'Total', 'Zoom'],
    ...['district', 'province'],
  ],
  es: ['Chat', 'No', 'Subtotal', 'Total'],
  nl: [
    'Chat',
    ...['7 in 7', 'Account', 'Banners', 'Contact', 'Details', 'Download', 'Filters', 'Filters (7)', 'Home', 'India'],
    ...['Menu', 'Privacy', 'Product', 'Sale', 'Status', 'Zoom', 'district', 'postcode'],
  ],
  pl: ['Menu', 'Minus', 'Newsletter'],
};

test.each(translatedLanguages)('ERR-09 no text of %s was left in English', async (language) => {
  const known = [...names, ...alike[language]];
  const left = (await textsOf(language)).filter(
    ([path, text]) => /\p{L}{2}/u.test(text) && english.get(path) === text && !known.includes(text),
  );
  expect(left.map(([path, text]) => `${path}: ${text}`)).toEqual([]);
});

async function textsOf(language: Translated): Promise<readonly Text[]> {
  const { first, later } = translations[language];
  return textsIn({ ...(await first()), ...(await later()) }, '');
}

async function englishTexts(): Promise<ReadonlyMap<string, string>> {
  const folders = readdirSync(import.meta.dirname).filter((name) => existsSync(`${import.meta.dirname}/${name}/en.ts`));
  const modules = await Promise.all(folders.map((name) => import(`./${name}/en.ts`) as Promise<Namespaces>));
  const parts = modules.flatMap((module) => Object.values(module)).filter((part) => 'english' in part);
  return new Map(parts.flatMap((part) => textsIn(inEnglish(part), `.${part.name}`)));
}

type Namespaces = Readonly<Record<string, Namespace<string, object>>>;
