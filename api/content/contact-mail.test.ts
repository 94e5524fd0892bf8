import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi, TODAY } from '#api/testing/open-test-api.ts';

let shop: TestApi;
let hours = 0;
beforeAll(async () => {
  shop = await openTestApi({ contactAddresses: ['Care@zari.example', 'atelier@zari.example'] });
}, OPENING_MS);
afterAll(() => shop.api.close());
beforeEach(() => {
  hours += 2; // what was sent before is too long ago to count
  shop.clock.stopAt(TODAY + hours * 3_600_000);
});

const giveToken = async () => (await shop.call<string>('mailToken', '/api/ext/mail-service/get-token')).result;
const message = {
  sourceAddress: 'meera.iyer@mail.test',
  targetAddress: 'care@zari.example',
  subject: 'Order AF000070012',
  emailText: 'When will it arrive?\n₹ & <b>',
};
const send = (body: object, headers: Record<string, string> = {}) =>
  shop.call('mailSend', '/api/ext/mail-service/send-email', { body: { ...message, ...body }, headers });
const mails = async () => (await shop.bench<readonly object[]>('/workbench/mails')).result;
const later = (ms: number) => shop.clock.stopAt(shop.clock.now() + ms);

test('mailToken: CUST-36 each visitor gets a token of their own, stored by nobody', async () => {
  const { status, result, headers } = await shop.call('mailToken', '/api/ext/mail-service/get-token');
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(result).toMatch(/^mt_[\w-]{32}$/);
  expect(await giveToken()).not.toBe(result);
});

test('mailSend: CUST-37 a mail goes to the shop, and the answer to it to the visitor', async () => {
  const before = await mails();
  expect(await send({ token: await giveToken() })).toMatchObject({ status: 200, result: 'OK' });
  expect((await mails()).slice(before.length)).toEqual([
    {
      to: 'care@zari.example',
      replyTo: 'meera.iyer@mail.test',
      subject: message.subject,
      text: message.emailText,
      html: null,
      about: null,
      unsubscribe: null,
    },
  ]);
});

test('mailSend: a confirmation that is asked for says nothing of a stranger’s, and has no link', async () => {
  const before = await mails();
  const lure = { subject: 'You have won', emailText: 'Collect it at https://evil.test now' };
  await send({ token: await giveToken(), confirmation: true, sourceAddress: 'victim@mail.test', ...lure });
  const [toShop, toVictim] = (await mails()).slice(before.length);
  expect(toShop).toMatchObject({ to: 'care@zari.example', ...{ subject: lure.subject, text: lure.emailText } });
  expect(toVictim).toMatchObject({ to: 'victim@mail.test', subject: 'We have your message' });
  expect(JSON.stringify(toVictim)).not.toMatch(/won|Collect|evil|https?:|www\./i);
});

test('mailSend: a token is good for one mail, also for two at once, and for ten minutes', async () => {
  const refused = { status: 422, result: 'Email is not authorized!' };
  const token = await giveToken();
  const both = await Promise.all([send({ token }), send({ token })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(await send({ token })).toMatchObject(refused);
  const late = await giveToken();
  later(600_000);
  expect(await send({ token: late })).toMatchObject(refused);
  expect(await send({ token: 'mt_51c7' })).toMatchObject(refused);
});

test('mailSend: only the shop is written to, and a refusal leaves the token good', async () => {
  const token = await giveToken();
  for (const targetAddress of ['victim@mail.test', 'care@zari.example.evil.test']) {
    expect(await send({ token, targetAddress })).toMatchObject({
      status: 422,
      result: `Target email address (${targetAddress}) is not from the whitelist!`,
    });
  }
  expect((await send({ token, targetAddress: 'CARE@zari.example' })).status).toBe(200);
});

test('mailSend: five an hour, by caller and by the address that is answered', async () => {
  const from = async (forwarded: string, sourceAddress = `${forwarded}@mail.test`) =>
    send({ token: await giveToken(), sourceAddress }, { 'x-forwarded-for': forwarded });
  for (let sent = 0; sent < 5; sent += 1) {
    expect((await from('203.0.113.9', `visitor${sent}@mail.test`)).status).toBe(200);
  }
  const refused = await from('203.0.113.9');
  expect(refused).toMatchObject({ status: 429, result: 'Too many requests' });
  expect(refused.headers.get('retry-after')).toBe('3600');
  for (let sent = 0; sent < 5; sent += 1) expect((await from(`198.51.100.${sent}`, 'one@mail.test')).status).toBe(200);
  expect((await from('198.51.100.7', 'ONE@mail.test')).status).toBe(429);
  later(3_600_000);
  expect((await from('203.0.113.9')).status).toBe(200);
});

test.each([
  [{ sourceAddress: 'meera' }, 'sourceAddress', 'format', 'must be an e-mail address'],
  [{ sourceAddress: 'a@mail.test\r\nBcc: b@mail.test' }, 'sourceAddress', 'format', 'must be an e-mail address'],
  [{ targetAddress: 'a@mail.test, b@mail.test' }, 'targetAddress', 'format', 'must be an e-mail address'],
  [{ subject: 'Hello\r\nBcc: all@mail.test' }, 'subject', 'pattern', 'has characters that are not allowed'],
  [{ subject: 'Hello\tthere' }, 'subject', 'pattern', 'has characters that are not allowed'],
  [{ subject: '' }, 'subject', 'minLength', 'must have at least 1 character'],
  [{ emailText: '' }, 'emailText', 'minLength', 'must have at least 1 character'],
  [{ emailText: 'x'.repeat(10_001) }, 'emailText', 'maxLength', 'must have at most 10000 characters'],
  [{ subject: 'x'.repeat(201) }, 'subject', 'maxLength', 'must have at most 200 characters'],
  [{ confirmation: 'yes' }, 'confirmation', 'type', 'must be true or false'],
  [{ token: undefined }, 'token', 'required', 'is required'],
])('mailSend: %j is refused by its field', async (part, field, keyword, text) => {
  const { status, result } = await send({ token: 'x', ...part });
  expect([status, result]).toEqual([400, [{ field, keyword, message: text }]]);
});

test('mailSend: a text of 10,000 characters is read, however many bytes each takes', async () => {
  const { status, result } = await send({ token: 'x', emailText: '🪔'.repeat(10_000) });
  expect([status, result]).toEqual([422, 'Email is not authorized!']);
});

test.each(['mailToken /api/ext/mail-service/get-token', 'mailSend /api/ext/mail-service/send-email'])(
  '%s refuses an unknown store view',
  async (call) => {
    const [operation = '', path = ''] = call.split(' ');
    const sent = operation === 'mailSend' ? { body: { ...message, token: 'x' } } : {};
    const { status, result } = await shop.call(operation, `${path}?storeCode=xx`, sent);
    expect([status, result]).toEqual([400, 'Unknown store code xx']);
  },
);

test(
  'mailSend: without a mail server and without a page to read mail on, it says so',
  async () => {
    const mute = await openTestApi({ showsMail: false });
    const token = (await mute.call<string>('mailToken', '/api/ext/mail-service/get-token')).result;
    const answer = await mute.call('mailSend', '/api/ext/mail-service/send-email', { body: { ...message, token } });
    await mute.api.close();
    expect([answer.status, answer.result]).toEqual([500, 'No transport is defined for mail service!']);
  },
  OPENING_MS,
);
