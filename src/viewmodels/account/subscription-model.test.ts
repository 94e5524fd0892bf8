import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { SubscriptionOutcome } from '#domain/newsletter/change-subscription.ts';
import type { Newsletter } from '#domain/newsletter/newsletter.ts';
import { asha, pair } from '#domain/session/device-for-tests.ts';
import { signedIn } from '#domain/session/renewal.ts';
import { guestSession, type Session } from '#domain/session/session.ts';
import { accountPageMessages } from '../messages/account-page/en.ts';
import { newsletterMessages } from '../messages/newsletter/en.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { createAccountNewsletter } from '../newsletter/newsletter-model.ts';
import { SubscriptionModel } from './subscription-model.ts';

const texts = inEnglish(accountPageMessages);

function open(
  isSubscribed: boolean | null,
  session: Session = signedIn(pair(1), asha, 0),
  answered = Promise.resolve(),
) {
  const newsletter = createMemoryCell<Newsletter>({ email: '', isSubscribed: null });
  const unsubscribed: SubscriptionOutcome = 'unsubscribed';
  return new SubscriptionModel({
    session: createMemoryCell<Session>(session),
    accountNewsletter: createAccountNewsletter({
      newsletter,
      lookUpSubscription: async (email) => {
        await answered;
        newsletter.update(() => ({ email, isSubscribed }));
      },
      subscribe: async () => 'pending',
      unsubscribe: async () => unsubscribed,
      isOnline: createMemoryCell(true),
      accountNewsletterWritten: createMemoryCell<string | null>(null),
      messages: inEnglish,
    }),
    messages: inEnglish,
  });
}

test.each([
  [true, inEnglish(newsletterMessages).subscribed('asha@mail.test'), false],
  [false, texts.notSubscribed('asha@mail.test'), false],
  [null, texts.newsletterUnknown, true],
])('ACC-13 how the address of the account stands is told: %s', async (isSubscribed, told, isUnknown) => {
  const model = open(isSubscribed);
  await model.opened();
  expect([model.form.typed, model.standing, model.isUnknown, model.isChecking]).toEqual([
    'asha@mail.test',
    told,
    isUnknown,
    false,
  ]);
});

test('while it is looked up it says so', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const model = open(null, signedIn(pair(1), asha, 0), promise);
  const opening = model.opened();
  expect([model.standing, model.isChecking, model.isUnknown]).toEqual([texts.checkingNewsletter, true, false]);
  resolve();
  await opening;
});

test('what was just asked for is known, whatever the shop says of the address', async () => {
  const model = open(null);
  await model.opened();
  await model.form.subscribe();
  expect(model.isUnknown).toBe(false);
});

test('a guest has no address of an account', () => {
  expect(open(null, guestSession).email).toBe('');
});
