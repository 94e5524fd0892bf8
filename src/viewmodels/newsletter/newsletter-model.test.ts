import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { SubscriptionOutcome } from '#domain/newsletter/change-subscription.ts';
import { noNewsletter } from '#domain/newsletter/newsletter.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { createAccountNewsletter } from './newsletter-model.ts';

const MEERA = 'meera@mail.test';

function open() {
  const newsletter = createMemoryCell(noNewsletter);
  const isOnline = createMemoryCell(true);
  const answers = Promise.withResolvers<SubscriptionOutcome>();
  const asked: string[] = [];
  const ask = (verb: string) => (email: string) => {
    asked.push(`${verb} ${email}`);
    return answers.promise;
  };
  const model = createAccountNewsletter({
    newsletter,
    isOnline,
    lookUpSubscription: async (email) => void asked.push(`look up ${email}`),
    subscribe: ask('subscribe'),
    unsubscribe: ask('unsubscribe'),
    accountNewsletterWritten: createMemoryCell<string | null>(null),
    messages: inEnglish,
  });
  return { model, newsletter, isOnline, asked, answer: answers.resolve };
}

test('while an address is on its way it says so, and a second press sends nothing', async () => {
  const { model, asked, answer } = open();
  model.write(MEERA);
  const pressed = model.subscribe();
  expect(model.doing).toBe('subscribe');
  await model.subscribe();
  await model.unsubscribe();
  answer('subscribed');
  await pressed;
  expect([model.doing, asked]).toEqual([null, [`subscribe ${MEERA}`]]);
});

test('CUST-28 says that the newsletter goes to the address that stands in the field, and to no other', () => {
  const { model, newsletter } = open();
  newsletter.update(() => ({ email: MEERA, isSubscribed: true }));
  expect([model.isSubscribed, model.standing]).toEqual([null, null]);
  model.write(`${MEERA} `);
  expect([model.isSubscribed, model.standing]).toEqual([true, `The newsletter goes to ${MEERA}.`]);
  model.write('ravi@mail.test');
  expect([model.isSubscribed, model.standing]).toEqual([null, null]);
});

test.each([
  ['pending', `We have sent a mail to ${MEERA}. Please confirm there that you want the newsletter.`],
  ['unsubscribed', `The newsletter no longer goes to ${MEERA}.`],
  ['refused', null],
] as const)('after %s it says %o', async (outcome, words) => {
  const { model, answer } = open();
  model.write(MEERA);
  answer(outcome);
  await model.subscribe();
  expect([model.standing, model.problem, model.failure]).toEqual([words, null, null]);
});

test('nobody is blamed before the first press, nor for what is typed since', async () => {
  const { model, answer } = open();
  expect(model.problem).toBeNull();
  answer('not-an-email');
  await model.subscribe();
  expect(model.problem).toBe('Enter your email address');
  model.write('meera@mail');
  expect(model.problem).toBeNull();
  await model.subscribe();
  expect(model.problem).toBe('Enter an email address like name@example.com');
});

test('without an answer what was typed stays, and it says why', async () => {
  const { model, isOnline, answer } = open();
  model.write(MEERA);
  answer('failed');
  await model.subscribe();
  expect([model.typed, model.failure]).toEqual([MEERA, 'Something went wrong. Try again in a few seconds.']);
  isOnline.update(() => false);
  expect(model.failure).toBe('You are offline. Please try again when you are back online.');
});

test('how an address ended that was typed over says nothing of the next one', async () => {
  const { model, answer } = open();
  model.write(MEERA);
  const pressed = model.subscribe();
  model.write('ravi@mail.test');
  answer('failed');
  await pressed;
  expect([model.doing, model.failure]).toEqual([null, null]);
});
