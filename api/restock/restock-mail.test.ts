import { expect, test } from 'vitest';
import { assertSendable } from '#api/mail/mail.ts';
import { mailLanguageOf } from '#api/mail/mail-language.ts';
import { type RestockedPiece, restockMail } from './restock-mail.ts';

const address = 'https://shop.test/p/T1/silk-tee';
const tee: RestockedPiece = { name: 'Silk Tee', chosen: [], address };
const link = { url: 'https://api.test/mail/unsubscribe?key=k&language=en', hash: 'h' };

test('the mail says what is back, where it is, and that no other mail follows', () => {
  expect(restockMail('en', tee, link).text).toBe(
    [
      'It is back',
      'Silk Tee can be had again.',
      'You asked us to tell you. This is the only mail about it.',
      `See the piece: ${address}`,
      'If you did not ask, somebody has given your address by mistake. You need not do anything.',
      `No more mails like this: ${link.url}`,
      'Zari\n',
    ].join('\n\n'),
  );
});

test.each([
  ['default', 'No more mails like this'],
  ['hi', 'ऐसे ईमेल और न भेजें'],
  ['de', 'Keine solchen Nachrichten mehr'],
  ['ar', 'لا مزيد من هذه الرسائل'],
])('in the store view %s the link that ends such mails is called "%s"', (storeCode, name) => {
  const mail = restockMail(mailLanguageOf({ language: null, storeCode }), tee, link);
  expect(mail.text).toContain(`${name}: ${link.url}\n`);
  expect(mail.html).toContain(`<a href="https://api.test/mail/unsubscribe?key=k&amp;language=en">${name}</a>`);
  expect(mail.unsubscribe).toEqual(link);
});

test.each([
  ['hi', 'फिर उपलब्ध: Silk Tee', '<html lang="hi" dir="ltr">'],
  ['de_at', 'Wieder da: Silk Tee', '<html lang="de" dir="ltr">'],
  ['ar', 'متوفر من جديد: Silk Tee', '<html lang="ar" dir="rtl">'],
  ['it', 'Di nuovo disponibile: Silk Tee', '<html lang="it" dir="ltr">'],
  ['fr', 'De nouveau disponible\u00a0: Silk Tee', '<html lang="fr" dir="ltr">'],
  ['es', 'De nuevo disponible: Silk Tee', '<html lang="es" dir="ltr">'],
  ['nl', 'Weer op voorraad: Silk Tee', '<html lang="nl" dir="ltr">'],
  ['pl', 'Znów w sprzedaży: Silk Tee', '<html lang="pl" dir="ltr">'],
  ['deutsch', 'Back in stock: Silk Tee', '<html lang="en" dir="ltr">'],
  ['', 'Back in stock: Silk Tee', '<html lang="en" dir="ltr">'],
])('in the store view "%s" its subject is %s', (storeCode, subject, head) => {
  const mail = restockMail(mailLanguageOf({ language: null, storeCode }), tee, link);
  expect(mail.subject).toBe(subject);
  expect(mail.html).toContain(head);
});

test('what a merchant wrote is text on one line, and never too long for a subject', () => {
  const name = `<b>Tee</b>\n& more ${'x'.repeat(400)}`;
  const mail = restockMail('en', { name, chosen: ['<i>M</i>', 'Rose\n'], address: `${address}?a="1"&b` }, link);
  expect(mail.html).toContain('<p>&lt;b&gt;Tee&lt;/b&gt; &amp; more xxx');
  expect(mail.html).toContain('… (&lt;i&gt;M&lt;/i&gt;, Rose) can be had again.</p>');
  expect(mail.html).not.toContain('"1"');
  expect(() => assertSendable({ ...mail, to: 'a@mail.test' })).not.toThrow();
});
