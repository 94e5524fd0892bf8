import { expect, test } from 'vitest';
import { alertWords } from '#api/alerts/words/alert-words.ts';
import { type MailLanguage, mailLanguages } from '#api/mail/mail-language.ts';
import { withdrawalMailWords } from '#api/order-mails/withdrawal-words/withdrawal-mail-words.ts';
import { orderWords } from '#api/order-mails/words/order-words.ts';
import { priceFallWords } from '#api/price-falls/words/price-fall-words.ts';
import { restockWords } from '#api/restock/words/restock-words.ts';
import { accountWords } from '#api/users/words/account-words.ts';
import { cartMessages } from '#viewmodels/messages/cart/en.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import { createDictionary } from '#viewmodels/messages/dictionary.ts';
import { translatedLanguages } from '#viewmodels/messages/languages.ts';
import { orderMessages } from '#viewmodels/messages/orders/en.ts';
import { recapMessages } from '#viewmodels/messages/recap/en.ts';
import { textsIn } from '#viewmodels/messages/texts-for-tests.ts';
import { translations } from '#viewmodels/messages/translations.ts';
import type { Namespace } from '#viewmodels/messages/writing/messages.ts';

const written = mailLanguages.filter((language) => language !== 'en');

/** What a language writes as English does. */
const alike: { readonly [L in MailLanguage]?: readonly string[] } = {
  de: ['Name'],
  fr: ['Total'],
  es: ['Color', 'Subtotal', 'Total'],
};

test('mails are written in every language of the shop', () => {
  expect(written.toSorted()).toEqual(translatedLanguages.toSorted());
});

test.each(written)('no text of the mails in %s is missing or was left in English', (language) => {
  const english = new Map(textsOf('en'));
  const known = alike[language] ?? [];
  const left = textsOf(language).filter(
    ([path, text]) => text.trim() === '' || (english.get(path) === text && !known.includes(text)),
  );
  expect(left.map(([path, text]) => `${path}: ${text}`)).toEqual([]);
  expect(textsOf(language).map(([path]) => path)).toEqual([...english.keys()]);
});

test.each(mailLanguages)('a mail in %s calls things as the screens do', async (language) => {
  const dictionary = createDictionary(translations);
  await dictionary.load(language, 'first');
  await dictionary.load(language, 'later');
  const said = <Texts extends object>(namespace: Namespace<string, Texts>): Texts =>
    (dictionary.textsOf(language, namespace) as Texts | undefined) ?? namespace.english;
  const { subtotal, discount, shipping, storeCredit, total } = said(cartMessages);
  const { colour, size } = said(commonMessages);
  const { orderNumber, payment, delivery, orderedItems } = said(orderMessages);
  const { deliverTo, billTo } = said(recapMessages);
  expect(orderWords[language]).toMatchObject({
    ...{ subtotal, discount, shipping, storeCredit, total, colour, size },
    ...{ orderNumber, payment, delivery, orderedItems, deliverTo, billTo },
  });
});

function textsOf(language: MailLanguage) {
  const words = {
    order: orderWords[language],
    withdrawal: withdrawalMailWords[language],
    alert: alertWords[language],
    restock: restockWords[language],
    fall: priceFallWords[language],
    account: accountWords[language],
  };
  return textsIn(words, '');
}
