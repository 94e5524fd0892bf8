import { describe, expect, test } from 'vitest';
import { failed, refused, unreachable } from '#adapters/memory/memory-link.ts';
import { createSubscribe, createUnsubscribe } from './change-subscription.ts';
import { isSubscribedAs } from './newsletter.ts';
import { MEERA, openNewsletter } from './newsletter-for-tests.ts';

test('CUST-27 CUST-28 the state is an e-mail address and whether it is subscribed, which nobody knows at first', () => {
  expect(openNewsletter().newsletter.get()).toEqual({ email: '', isSubscribed: null });
});

test('what is known is known of one address, however it is written', () => {
  const newsletter = { email: 'Meera@mail.test', isSubscribed: true };
  expect(isSubscribedAs(newsletter, ' meera@MAIL.test ')).toBe(true);
  expect(isSubscribedAs(newsletter, 'ravi@mail.test')).toBeNull();
});

describe('subscribing', () => {
  test('CUST-27 CUST-31 an address of which nothing is known is sent, without the spaces around it', async () => {
    const { gateway, newsletter, subscribe } = openNewsletter();
    expect(await subscribe(` ${MEERA} `)).toBe('subscribed');
    expect(gateway.calls()).toEqual([{ verb: 'subscribe', args: [MEERA] }]);
    expect(newsletter.get()).toEqual({ email: MEERA, isSubscribed: true });
  });

  test('CUST-33 whoever is subscribed already causes no call', async () => {
    const { subscribe, newsletter, verbs } = openNewsletter();
    newsletter.update(() => ({ email: MEERA, isSubscribed: true }));
    expect(await subscribe(MEERA.toUpperCase())).toBe('ignored');
    expect(verbs()).toEqual([]);
  });

  test('another address may follow', async () => {
    const { subscribe, newsletter } = openNewsletter();
    await subscribe(MEERA);
    expect(await subscribe('ravi@mail.test')).toBe('subscribed');
    expect(newsletter.get()).toEqual({ email: 'ravi@mail.test', isSubscribed: true });
  });

  test('what is no address goes nowhere', async () => {
    const { subscribe, verbs } = openNewsletter();
    expect([await subscribe(' '), await subscribe('meera@mail')]).toEqual(['not-an-email', 'not-an-email']);
    expect(verbs()).toEqual([]);
  });
});

test('CUST-30 while the shop waits for a confirmation nobody is subscribed', async () => {
  const { gateway, newsletter, told, ports } = openNewsletter();
  const subscribe = createSubscribe({
    ...ports,
    newsletterGateway: { ...gateway, subscribe: async () => ({ kind: 'ok', value: 'pending' }) },
  });
  expect(await subscribe(MEERA)).toBe('pending');
  expect([newsletter.get().isSubscribed, told]).toEqual([false, []]);
});

test('a shop that says nothing sensible has subscribed nobody', async () => {
  const { gateway, newsletter, ports } = openNewsletter();
  const subscribe = createSubscribe({
    ...ports,
    newsletterGateway: { ...gateway, subscribe: async () => ({ kind: 'ok', value: 'unsubscribed' }) },
  });
  expect([await subscribe(MEERA), newsletter.get().isSubscribed]).toEqual(['failed', false]);
});

test.each([
  [refused(400, 'Invalid e-mail provided!'), 'not-an-email', ['Invalid e-mail provided!']],
  [refused(500, 'Out of order'), 'refused', ['Out of order']],
  [failed('no JSON'), 'failed', []],
  [unreachable, 'failed', []],
] as const)('ERR-01 the answer %o ends as %s', async (answer, outcome, words) => {
  const { gateway, newsletter, subscribe, told } = openNewsletter();
  gateway.failNext(answer);
  expect(await subscribe(MEERA)).toBe(outcome);
  expect(told).toEqual(words.map((text) => ({ code: 'server-message', text })));
  expect(newsletter.get()).toEqual({ email: MEERA, isSubscribed: null });
});

describe('unsubscribing', () => {
  test('CUST-32 takes the address back', async () => {
    const { gateway, newsletter, subscribe, unsubscribe } = openNewsletter();
    await subscribe(MEERA);
    expect(await unsubscribe(MEERA)).toBe('unsubscribed');
    expect(gateway.calls().at(-1)).toEqual({ verb: 'unsubscribe', args: [MEERA] });
    expect(newsletter.get()).toEqual({ email: MEERA, isSubscribed: false });
  });

  test.each([null, false])('CUST-34 an address whose subscription is %s causes no call', async (isSubscribed) => {
    const { newsletter, unsubscribe, verbs } = openNewsletter();
    newsletter.update(() => ({ email: MEERA, isSubscribed }));
    expect([await unsubscribe(MEERA), await unsubscribe('ravi@mail.test'), await unsubscribe('')]).toEqual([
      'ignored',
      'ignored',
      'ignored',
    ]);
    expect(verbs()).toEqual([]);
  });

  test('without an answer the address stays subscribed', async () => {
    const { gateway, newsletter, subscribe, unsubscribe } = openNewsletter();
    await subscribe(MEERA);
    gateway.failNext(unreachable);
    expect([await unsubscribe(MEERA), newsletter.get().isSubscribed]).toEqual(['failed', true]);
  });
});

test('who unsubscribes and is told to be subscribed has failed', async () => {
  const { unsubscribe, subscribe, ports } = openNewsletter();
  await subscribe(MEERA);
  const gateway = {
    ...ports.newsletterGateway,
    unsubscribe: async () => ({ kind: 'ok', value: 'subscribed' }) as const,
  };
  expect(await createUnsubscribe({ ...ports, newsletterGateway: gateway })(MEERA)).toBe('failed');
  expect(await unsubscribe(MEERA)).toBe('unsubscribed');
});
