import { expect, test } from 'vitest';
import { mailLanguages } from '#api/mail/mail-language.ts';
import { withdrawalMailWords } from '#api/order-mails/withdrawal-words/withdrawal-mail-words.ts';
import { countriesOfUnion } from '#api/records/european-union.ts';
import { isInUnion } from '#domain/storeview/european-union.ts';
import { createDictionary } from '#viewmodels/messages/dictionary.ts';
import { frameMessages } from '#viewmodels/messages/frame/en.ts';
import { translations } from '#viewmodels/messages/translations.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const codes = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`));

test('the storefront and the API know the same countries of the European Union', () => {
  expect(codes.filter((country) => isInUnion({ country }))).toEqual(countriesOfUnion.toSorted());
  expect(countriesOfUnion).toHaveLength(27);
  for (const country of ['', 'ROW', 'AT BE', 'de']) expect(isInUnion({ country })).toBe(false);
});

test.each(mailLanguages)('the way to withdraw is called in mails in %s as in the shop', async (language) => {
  const dictionary = createDictionary(translations);
  await dictionary.load(language, 'first');
  const said = dictionary.textsOf(language, frameMessages) as typeof frameMessages.english | undefined;
  const { withdraw } = said ?? frameMessages.english;
  expect(withdrawalMailWords[language].withdraw).toBe(withdraw);
});
