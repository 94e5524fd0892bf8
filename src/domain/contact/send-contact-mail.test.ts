import { expect, test } from 'vitest';
import { createMemoryMailGateway } from '#adapters/memory/memory-mail-gateway.ts';
import { createSendContactMail } from './send-contact-mail.ts';

const details = {
  topic: 'order',
  name: ' Meera Iyer',
  email: 'meera.iyer@mail.test ',
  orderNumber: '',
  message: '\nWhen will it arrive?\n',
} as const;

function openShop() {
  const mails = createMemoryMailGateway();
  return { mails, send: createSendContactMail({ mails, contact: { email: 'care@zari.example' } }) };
}

test('CUST-36 CUST-37 a message is sent with the token that was asked for', async () => {
  const { mails, send } = openShop();
  expect(await send(details, 'An order')).toBe(true);
  expect(mails.calls().map(({ verb }) => verb)).toEqual(['token', 'send']);
  expect(mails.arrived()).toEqual([
    {
      from: 'meera.iyer@mail.test',
      to: 'care@zari.example',
      subject: 'An order',
      text: 'When will it arrive?\n\nMeera Iyer',
    },
  ]);
});

test('CUST-38 without a token nothing is sent', async () => {
  const { mails, send } = openShop();
  mails.failNext({ kind: 'refused', code: 500, message: 'Internal server error', isSilent: false });
  expect(await send(details, 'An order')).toBe(false);
  expect(mails.calls().map(({ verb }) => verb)).toEqual(['token']);
});

test('what the shop does not take was not sent', async () => {
  const { mails, send } = openShop();
  mails.forgetTokens();
  expect(await send(details, 'An order')).toBe(false);
  expect(mails.arrived()).toEqual([]);
});

test('a subject is one line of at most 200 letters', async () => {
  const { mails, send } = openShop();
  await send(details, `An order\r\nBcc: all@shop.test${'x'.repeat(300)}`);
  const [mail] = mails.arrived();
  expect(mail?.subject).toMatch(/^An order Bcc: all@shop\.testx+$/);
  expect(mail?.subject).toHaveLength(200);
});
