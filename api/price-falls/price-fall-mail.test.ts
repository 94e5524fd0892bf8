import { expect, test } from 'vitest';
import { assertSendable } from '#api/mail/mail.ts';
import { mailLanguages } from '#api/mail/mail-language.ts';
import { type PriceFall, priceFallMail } from './price-fall-mail.ts';

const tee: PriceFall = {
  name: 'Silk Tee',
  before: 120_000,
  price: 99_950,
  set: 'IN',
  address: 'https://shop.test/p/T1/silk-tee',
};
const link = { url: 'https://api.test/mail/unsubscribe?key=k&language=en', hash: 'h' };

test('the mail says what has fallen, from what to what, where it is, and how to end such mails', () => {
  expect(priceFallMail('en', [tee], link).text).toBe(
    [
      'Costs less now',
      'Silk Tee costs ₹999.50 now instead of ₹1,200.',
      `Silk Tee: ${tee.address}`,
      'You asked us to tell you when the price falls. We write to you about prices once a day at most.',
      'If you did not ask, somebody has given your address by mistake. The link below ends such mails.',
      `No more mails like this: ${link.url}`,
      'Zari\n',
    ].join('\n\n'),
  );
});

test('of several pieces each has its prices and its page, and the subject names none', () => {
  const kurta = { ...tee, name: 'Kurta', address: 'https://shop.test/p/K1/kurta' };
  const { subject, text, html } = priceFallMail('de', [tee, kurta], link);
  expect(subject).toBe('Stücke, auf die Sie warten, sind jetzt günstiger');
  expect(text).toContain('Silk Tee kostet jetzt');
  expect(text).toContain('Kurta kostet jetzt');
  expect(html).toContain(`<a class="button" href="${kurta.address}">Kurta</a>`);
  expect(html).toContain('<html lang="de" dir="ltr">');
});

test.each(mailLanguages)('in %s it can be sent, and names the piece and the rupees', (language) => {
  const mail = priceFallMail(language, [tee], link);
  expect(mail.subject).toContain('Silk Tee');
  expect(mail.html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
  expect(mail.text.match(/₹/g)).toHaveLength(2);
  expect(mail.text).toContain(link.url);
  expect(mail.unsubscribe).toEqual(link);
  expect(() => assertSendable({ ...mail, to: 'a@mail.test' })).not.toThrow();
});

test('what a merchant wrote is text on one line, and never too long for a subject', () => {
  const name = `<b>Tee</b>\n& more ${'x'.repeat(400)}`;
  const mail = priceFallMail('en', [{ ...tee, name, address: `${tee.address}?a="1"&b` }], link);
  expect(mail.html).toContain('<p>&lt;b&gt;Tee&lt;/b&gt; &amp; more xxx');
  expect(mail.html).not.toContain('"1"');
  expect(() => assertSendable({ ...mail, to: 'a@mail.test' })).not.toThrow();
});
