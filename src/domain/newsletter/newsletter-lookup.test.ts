import { expect, test } from 'vitest';
import { failed, refused, unreachable } from '#adapters/memory/memory-link.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { createLookUpSubscription } from './look-up-subscription.ts';
import { MEERA, openNewsletter } from './newsletter-for-tests.ts';
import type { Subscription } from './newsletter-gateway.ts';

test.each([
  ['subscribed', true],
  ['unsubscribed', false],
  ['pending', false],
] as const)('CUST-30 an address that the shop says is %s is subscribed: %s', async (subscription, isSubscribed) => {
  const { gateway, lookUp, newsletter } = openNewsletter();
  gateway.put(MEERA, subscription);
  await lookUp(` ${MEERA}`);
  expect(newsletter.get()).toEqual({ email: MEERA, isSubscribed });
});

test.each([refused(500, 'Out of order'), failed('no JSON'), unreachable])(
  'ERR-02 the answer %o leaves it unknown, and nobody is told',
  async (answer) => {
    const { gateway, lookUp, newsletter, told } = openNewsletter();
    gateway.failNext(answer);
    await lookUp(MEERA);
    expect([newsletter.get(), told]).toEqual([{ email: MEERA, isSubscribed: null }, []]);
  },
);

test('looking up asks nothing of what is no address, and nothing twice', async () => {
  const { lookUp, verbs } = openNewsletter();
  await lookUp('');
  await lookUp('meera@');
  await lookUp(MEERA);
  await lookUp(MEERA.toUpperCase());
  expect(verbs()).toEqual(['status']);
});

test('an answer that comes after the shopper has done something is old', async () => {
  const { subscribe, newsletter } = openNewsletter();
  const { promise: status, resolve } = Promise.withResolvers<Reply<Subscription>>();
  const looked = createLookUpSubscription({ newsletter, newsletterGateway: { status: () => status } })(MEERA);
  await subscribe(MEERA);
  resolve({ kind: 'ok', value: 'unsubscribed' });
  await looked;
  expect(newsletter.get().isSubscribed).toBe(true);
});

test('an answer about another address than the one at hand says nothing', async () => {
  const { gateway, lookUp, newsletter } = openNewsletter();
  gateway.put(MEERA, 'subscribed');
  const letGo = gateway.hold();
  const looked = [lookUp(MEERA), lookUp('ravi@mail.test')];
  letGo();
  await Promise.all(looked);
  expect(newsletter.get()).toEqual({ email: 'ravi@mail.test', isSubscribed: false });
});
