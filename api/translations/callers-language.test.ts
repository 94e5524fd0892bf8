import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#api/database/migrate.ts';
import type { Database } from '#api/database/open-database.ts';
import { connectTestDatabase } from '#api/testing/connect-test-database.ts';
import { OPENING_MS } from '#api/testing/open-test-api.ts';
import { inCallersLanguage } from './callers-language.ts';
import { storeTranslations } from './store-translations.ts';

let db: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ db, drop } = await connectTestDatabase());
  await migrate(db);
  await storeTranslations(db, { hi: { Silk: 'रेशम' }, de: { Silk: 'Seide', Wool: 'Wolle' } });
}, OPENING_MS);
afterAll(() => drop());

const told = async (accepts: string | null, title = 'Silk', code = 200) =>
  ((await inCallersLanguage(db, { code, result: { title } }, accepts)).result as { readonly title: string }).title;

test.each([
  ['a language', 'hi', 'रेशम'],
  ['a language as it is spoken somewhere', 'de-AT', 'Seide'],
  ['the most wanted one', 'hi;q=0.4, de;q=0.8', 'Seide'],
  ['the first that knows a word', 'fr, ar;q=0.9, hi;q=0.8', 'रेशम'],
  ['the own one before others', 'en-GB, hi;q=0.9', 'Silk'],
  ['one that is not wanted', 'hi;q=0', 'Silk'],
  ['none', null, 'Silk'],
  ['what cannot be read', '*, hi_IN, q=1, ;;;, h, hi;q=much', 'Silk'],
  ['a list without end', `${'xx, '.repeat(5_000)}hi`, 'Silk'],
])('%s', async (_what, accepts, title) => {
  expect(await told(accepts)).toBe(title);
});

test('what a language does not know is told in the next', async () => {
  expect(await told('hi, de;q=0.5', 'Wool')).toBe('Wolle');
});

test('a refusal is what it is', async () => {
  expect(await told('hi', 'Silk', 404)).toBe('Silk');
});
