import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { type ContactDetails, MESSAGE_LETTERS, nothingWritten } from '#domain/contact/contact-form.ts';
import type { MailOutcome } from '#domain/contact/send-contact-mail.ts';
import { asha, pair } from '#domain/session/device-for-tests.ts';
import { guestSession, type Session } from '#domain/session/session.ts';
import { contactMessages } from '../messages/contact/en.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { createContact } from './contact-model.ts';

const texts = inEnglish(contactMessages);
const ofAsha: Session = { kind: 'signed-in', customer: asha, tokens: pair(1), renewals: 0, begunAt: 0 };
const letter: ContactDetails = {
  topic: 'return',
  name: 'Meera',
  email: 'meera@mail.test',
  orderNumber: ' af000070012 ',
  message: 'It is too wide.',
};

const promise = { id: 7, identifier: 'faq-late', title: 'What if it is late?', content: '<p>Write to us.</p>' };

type Visit = {
  readonly typed?: Partial<ContactDetails>;
  readonly session?: Session;
  readonly isOnline?: boolean;
  readonly send?: () => Promise<MailOutcome>;
};

function openForm({ typed = letter, session = guestSession, isOnline = true, send = async () => 'sent' }: Visit = {}) {
  const draft = createMemoryCell<ContactDetails>({ ...nothingWritten, ...typed });
  const sent: (readonly [ContactDetails, string])[] = [];
  const model = createContact({
    contactDraft: draft,
    session: createMemoryCell<Session>(session),
    isOnline: createMemoryCell(isOnline),
    sendContactMail: (details, subject) => {
      sent.push([details, subject]);
      return send();
    },
    loadAnswers: async () => [promise],
    contact: { email: 'help@zari.test' },
    seller: { name: '', address: '' },
    grievanceOfficer: { name: '', email: '', phone: '' },
    storeView: createMemoryCell({ country: 'IN' }),
    messages: inEnglish,
  });
  return { model, draft, sent };
}

test('CUST-39 a message goes with its topic and the number of its order as subject, and the form is empty then', async () => {
  const { model, draft, sent } = openForm();
  await model.send();
  expect(sent).toEqual([[letter, 'A return: AF000070012']]);
  expect(model.standing).toEqual({ title: texts.sent, text: texts.sentText('meera@mail.test') });
  expect([model.sent, model.isWaiting, model.isSending, model.answer]).toEqual([letter, false, false, null]);
  expect(draft.get()).toEqual(nothingWritten);
});

test('a message about no order has its topic alone as subject', async () => {
  const { model, sent } = openForm({ typed: { ...letter, orderNumber: '' } });
  await model.send();
  expect(sent.map(([, subject]) => subject)).toEqual(['A return']);
});

test('CUST-38 a message that waits on the device is told as that', async () => {
  const { model, draft } = openForm({ isOnline: false, send: async () => 'queued' });
  expect(model.isOffline).toBe(true);
  await model.send();
  expect(model.standing).toEqual({ title: texts.waits, text: texts.waitsText('meera@mail.test') });
  expect(draft.get()).toEqual(nothingWritten);
});

test.each([
  [true, texts.failed],
  [false, texts.offline],
])('a message that was not sent stays in the form, and it is said why (with a network: %s)', async (isOnline, why) => {
  const { model, draft } = openForm({ isOnline, send: async () => 'failed' });
  await model.send();
  expect([model.answer, model.sent, model.isSending]).toEqual([why, null, false]);
  expect(draft.get()).toEqual(letter);
  model.type('message', 'It is wide.');
  expect([model.answer, model.details.message]).toEqual([null, 'It is wide.']);
});

test('while it is sent it says so, the answer from before is gone, and a second press sends nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<MailOutcome>();
  const answers: readonly Promise<MailOutcome>[] = [Promise.resolve('failed'), promise];
  let presses = 0;
  const { model, sent } = openForm({ send: () => answers[presses++] ?? promise });
  await model.send();
  const pressed = model.send();
  expect([model.isSending, model.answer]).toEqual([true, null]);
  await model.send();
  resolve('sent');
  await pressed;
  expect([sent.length, model.isSending]).toEqual([2, false]);
});

test('a form with a fault is not sent, and all its faults show from then on', async () => {
  const { model, sent } = openForm({ typed: { orderNumber: '12' } });
  expect(model.problemAt('name')).toBeNull();
  await model.send();
  expect(sent).toEqual([]);
  expect((['topic', 'name', 'email', 'orderNumber', 'message'] as const).map(model.problemAt)).toEqual([
    null,
    'Enter your name',
    'Enter your email address',
    'Enter an order number like AF000070012',
    'Write what it is about',
  ]);
});

test('a field that was left shows its fault, one that was left empty none yet', () => {
  const { model } = openForm({ typed: { email: 'meera' } });
  model.leave('name');
  model.leave('email');
  expect([model.problemAt('name'), model.problemAt('email')]).toEqual([null, texts.problems['email-not-an-email']]);
  model.type('name', 'M');
  model.leave('name');
  model.type('name', '');
  expect([model.problemAt('name'), model.problemAt('email')]).toEqual([
    texts.problems['name-required'],
    texts.problems['email-not-an-email'],
  ]);
});

test('a customer need not say who they are, and what they wrote instead stays', () => {
  const { model } = openForm({ session: ofAsha, typed: {} });
  model.begin();
  expect([model.customer, model.details.name, model.details.email]).toEqual(['501', 'Asha Rao', 'asha@mail.test']);
  const other = openForm({ session: ofAsha, typed: { name: 'A.', email: 'a@mail.test' } });
  other.model.begin();
  expect(other.draft.get()).toMatchObject({ name: 'A.', email: 'a@mail.test' });
  const short = { ...asha, firstName: '' };
  const { model: ofShort } = openForm({ session: { ...ofAsha, customer: short }, typed: {} });
  ofShort.begin();
  expect(ofShort.details.name).toBe('Rao');
});

test('of a guest nothing is known', () => {
  const { model, draft } = openForm({ typed: {} });
  model.begin();
  expect([model.customer, draft.get()]).toEqual([null, nothingWritten]);
});

test('all topics can be chosen from', () => {
  const { model } = openForm();
  expect(model.topics.map(({ text }) => text)).toEqual([
    'An order',
    'A return',
    'A size',
    'Made to measure',
    'Something else',
  ]);
  model.choose('size');
  expect(model.details).toEqual({ ...letter, topic: 'size' });
});

test.each([
  [MESSAGE_LETTERS - 500, null],
  [MESSAGE_LETTERS - 499, 499],
  [MESSAGE_LETTERS + 1, -1],
])('of a message of %s letters %s are told to be left', (letters, left) => {
  expect(openForm({ typed: { message: 'a'.repeat(letters) } }).model.lettersLeft).toBe(left);
});

test('who writes more finds an empty form that blames nobody', async () => {
  const { model } = openForm({ session: ofAsha });
  model.leave('name');
  await model.send();
  model.writeMore();
  expect([model.sent, model.details.message, model.details.name]).toEqual([null, '', 'Asha Rao']);
  model.type('name', '');
  expect([model.problemAt('name'), model.problemAt('message')]).toEqual([null, null]);
});

test('what the merchant has answered beforehand is there once it was read, as text in which nothing runs', async () => {
  const { model } = openForm();
  expect(model.answers).toEqual([]);
  await model.loadAnswers();
  const line = [{ kind: 'text', text: 'Write to us.' }];
  expect(model.answers).toEqual([{ id: 7, question: 'What if it is late?', text: [{ kind: 'paragraph', line }] }]);
});
