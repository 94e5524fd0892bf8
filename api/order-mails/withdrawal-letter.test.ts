import { expect, test } from 'vitest';
import { mailLanguages } from '#api/mail/mail-language.ts';
import { type MailedWithdrawal, withdrawalLetterOf } from './withdrawal-letter.ts';
import { htmlOf, textOf } from './write-letter.ts';

const DESK = { storefrontUrl: 'https://shop.test', returnAddress: ['Zari returns', 'Pune 411001'] };

function told(changes: Partial<MailedWithdrawal> = {}): MailedWithdrawal {
  return {
    ...{ number: 'W-12', orderNamed: 'AF000070012', name: 'Meera Iyer', email: 'meera@mail.test', pieces: '' },
    ...{ declaredAt: new Date('2026-11-30T23:30:00Z'), zone: 'Europe/Dublin', dueOn: '2026-12-14' },
    ...{ outcome: 'returning', amount: 168_000, returnNumber: 'AF000070012-R1', excepted: ['Lehenga'] },
    order: { order_id: '17-a' },
    reader: { language: 'en', store_code: 'default', shipping_address: null, billing_address: { country_id: 'IE' } },
    ...changes,
  };
}

const seen = (text: string) => text.replace(/[\u200e\u200f\u061c]/g, '').replace(/[\u00a0\u202f]/g, ' ');
const textFor = (changes: Partial<MailedWithdrawal> = {}, desk = DESK) =>
  seen(textOf(withdrawalLetterOf(told(changes), desk)));

test('an acknowledgement says what was stated, when it came, what comes back by when, and where pieces go', () => {
  expect(textFor()).toBe(`We have received your withdrawal

Please send the pieces back by 14 December 2026, and write the return number on the parcel.
You get ₹1,680.00 back, with the standard delivery that you paid, by 14 December 2026 at the latest and by the way you paid.
We may wait with it until the pieces are here, or until you show us that you have sent them.
Made to measure or not sent at all, and therefore not part of it: Lehenga.
Was this not you? Write to us with the statement number.

Received on: 30 November 2026 at 23:30:00 GMT
Statement number: W-12
Order number: AF000070012
Withdrawn from: the whole order
Name: Meera Iyer
Email address: meera@mail.test
Return number: AF000070012-R1

Refund: ₹1,680.00

Send to
Zari returns
Pune 411001

Look at your order: https://shop.test/confirmation?orderId=17-a

Zari
`);
});

test('of what was not packed nothing has to come back, and what is looked at by a person promises no amount', () => {
  const canceled = textFor({ outcome: 'canceled', amount: 0, returnNumber: null, excepted: [] });
  expect(canceled).toContain('nothing has to come back');
  expect(canceled).toContain('You have paid nothing for it');
  expect(canceled).not.toContain('Send to');
  const open = textFor({ outcome: 'open', amount: 0, returnNumber: null, excepted: [], order: null });
  expect(open).toContain('by 14 December 2026 at the latest');
  expect(open).not.toMatch(/₹|https/);
});

test('where nobody says where pieces go, they are written to', () => {
  expect(textFor({}, { ...DESK, returnAddress: [] })).toContain('We write to you where it goes.');
});

test('what strangers type makes no link and no second line', () => {
  const typed = {
    name: 'Win\nat https://bad.test',
    pieces: `<b>${'x'.repeat(900)}`,
    orderNamed: 'AF1 http://bad.test',
  };
  const letter = withdrawalLetterOf(told(typed), DESK);
  expect(`${letter.subject}${textOf(letter)}`).not.toContain('://bad');
  expect(textOf(letter)).toContain('Name: Win at https: //bad. test');
  expect(htmlOf(letter)).not.toContain('<b>');
});

test.each(mailLanguages)('in %s it has every part', (language) => {
  const reader = { ...told().reader, language };
  const letter = withdrawalLetterOf(told({ reader }), DESK);
  expect([letter.facts.length, letter.paragraphs.length]).toEqual([7, 5]);
  expect(letter.facts[0]?.value).toMatch(/GMT|UTC|غرينتش|जीएमटी|WET|ग्रीनिच/);
});
