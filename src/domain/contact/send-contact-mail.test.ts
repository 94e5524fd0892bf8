import { expect, test } from 'vitest';
import { createMemoryMailGateway } from '#adapters/memory/memory-mail-gateway.ts';
import { openQueue } from '#domain/queue/queue-world-for-tests.ts';
import type { Task } from '#domain/queue/task.ts';
import { createHearMail, createSendMail } from './mail-task.ts';
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
  const queue = openQueue();
  const { connectivity, sendTask } = queue;
  connectivity.go('online');
  const contact = { email: 'care@zari.example' };
  return { ...queue, mails, send: createSendContactMail({ mailGateway: mails, connectivity, sendTask, contact }) };
}

test('CUST-36 CUST-37 a message is sent with the token that was asked for', async () => {
  const { mails, send } = openShop();
  expect(await send(details, 'An order')).toBe('sent');
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
  expect(await send(details, 'An order')).toBe('failed');
  expect(mails.calls().map(({ verb }) => verb)).toEqual(['token']);
});

test('what the shop does not take was not sent', async () => {
  const { mails, send } = openShop();
  mails.forgetTokens();
  expect(await send(details, 'An order')).toBe('failed');
  expect(mails.arrived()).toEqual([]);
});

test('a subject is one line of at most 200 letters', async () => {
  const { mails, send } = openShop();
  await send(details, `An order\r\nBcc: all@shop.test${'x'.repeat(300)}`);
  const [mail] = mails.arrived();
  expect(mail?.subject).toMatch(/^An order Bcc: all@shop\.testx+$/);
  expect(mail?.subject).toHaveLength(200);
});

test('CUST-39 without a network a message waits on the device, and one that fits there no more is not lost in silence', async () => {
  const { mails, send, connectivity, store, tasks } = openShop();
  connectivity.go('offline');
  expect(await send(details, 'An order')).toBe('queued');
  expect(tasks()).toMatchObject([
    { endpoint: 'send-mail', payload: { from: 'meera.iyer@mail.test', subject: 'An order' } },
  ]);
  store.failNextWrites(1);
  expect([await send(details, 'An order'), mails.calls()]).toEqual(['failed', []]);
});

const mail = { from: 'meera.iyer@mail.test', to: 'care@zari.example', subject: 'An order', text: 'When?' };
const world = { owner: null, storeCode: '', country: 'IN', currency: 'INR' } as const;

test('CUST-36 a message that waited goes with a token of the moment, in the world it was written in', async () => {
  const { mails } = openShop();
  expect(await createSendMail({ mailGateway: mails })(mail, { world, leave: async () => true })).toMatchObject({
    kind: 'ok',
  });
  expect(mails.calls()).toMatchObject([{ verb: 'token' }, { verb: 'send', args: [mail, expect.any(String), world] }]);
});

test.each([
  ['there is no token', { cut: true, leave: true }, ['token']],
  ['the device does not write down that it leaves', { cut: false, leave: false }, ['token']],
])('a message does not leave when %s', async (_why, { cut, leave }, verbs) => {
  const { mails } = openShop();
  if (cut) mails.cut();
  expect(await createSendMail({ mailGateway: mails })(mail, { world, leave: async () => leave })).toEqual({
    kind: 'unreachable',
  });
  expect(mails.calls().map(({ verb }) => verb)).toEqual(verbs);
});

test('whoever wrote is told what became of which message', () => {
  const told: unknown[] = [];
  const hear = createHearMail({ notify: (notice) => told.push(notice) });
  const task = (text: string) => ({ payload: { ...mail, text } }) as Task;
  hear(task('When?\n\nMeera'), { kind: 'ok', value: true });
  hear(task('  Where is the parcel that was to come yesterday?\n'), { kind: 'unsure' });
  hear(task('x'.repeat(40)), { kind: 'refused', code: 422, message: 'No', isSilent: true });
  expect(told).toMatchObject([
    { code: 'mail-sent', message: 'When?' },
    { code: 'mail-not-sent', message: 'Where is the parcel that was to come yes…' },
    { code: 'mail-not-sent', message: 'x'.repeat(40) },
  ]);
});
