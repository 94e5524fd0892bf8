import { describe, expect, test } from 'vitest';
import { failed, refused, unreachable } from '#adapters/memory/memory-link.ts';
import { createMemoryNewsletterGateway } from '#adapters/memory/memory-newsletter-gateway.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { Notice } from '#domain/notices/notices.ts';
import { createTellRefusal } from '#domain/notices/tell-refusal.ts';
import { openQueue } from '#domain/queue/queue-world-for-tests.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { createSubscribe, createUnsubscribe } from './change-subscription.ts';
import { createLookUpSubscription } from './look-up-subscription.ts';
import { isSubscribedAs, noNewsletter } from './newsletter.ts';
import type { Subscription } from './newsletter-gateway.ts';
import { createHearSubscription, createSendSubscription } from './subscription-task.ts';

const MEERA = 'meera@mail.test';

function open() {
  const newsletter = createMemoryCell(noNewsletter);
  const newsletterGateway = createMemoryNewsletterGateway();
  const told: Notice[] = [];
  const notify = (notice: Notice): void => void told.push(notice);
  const queue = openQueue();
  const { connectivity, sendTask } = queue;
  connectivity.go('online');
  const ports = {
    newsletter,
    newsletterGateway,
    connectivity,
    sendTask,
    notify,
    tellRefusal: createTellRefusal({ notify }),
  };
  return {
    ...queue,
    ports,
    hear: createHearSubscription(ports),
    newsletter,
    gateway: newsletterGateway,
    told,
    verbs: () => newsletterGateway.calls().map(({ verb }) => verb),
    lookUp: createLookUpSubscription(ports),
    subscribe: createSubscribe(ports),
    unsubscribe: createUnsubscribe(ports),
  };
}

test('CUST-27 CUST-28 the state is an e-mail address and whether it is subscribed, which nobody knows at first', () => {
  expect(open().newsletter.get()).toEqual({ email: '', isSubscribed: null });
});

test('what is known is known of one address, however it is written', () => {
  const newsletter = { email: 'Meera@mail.test', isSubscribed: true };
  expect(isSubscribedAs(newsletter, ' meera@MAIL.test ')).toBe(true);
  expect(isSubscribedAs(newsletter, 'ravi@mail.test')).toBeNull();
});

describe('looking up an address', () => {
  test.each([
    ['subscribed', true],
    ['unsubscribed', false],
    ['pending', false],
  ] as const)('CUST-30 %s makes %s', async (subscription, isSubscribed) => {
    const { gateway, lookUp, newsletter } = open();
    gateway.put(MEERA, subscription);
    await lookUp(` ${MEERA}`);
    expect(newsletter.get()).toEqual({ email: MEERA, isSubscribed });
  });

  test.each([refused(500, 'Out of order'), failed('no JSON'), unreachable])(
    'ERR-02 the answer %o leaves it unknown, and nobody is told',
    async (answer) => {
      const { gateway, lookUp, newsletter, told } = open();
      gateway.failNext(answer);
      await lookUp(MEERA);
      expect([newsletter.get(), told]).toEqual([{ email: MEERA, isSubscribed: null }, []]);
    },
  );

  test('asks nothing of what is no address, and nothing twice', async () => {
    const { lookUp, verbs } = open();
    await lookUp('');
    await lookUp('meera@');
    await lookUp(MEERA);
    await lookUp(MEERA.toUpperCase());
    expect(verbs()).toEqual(['status']);
  });

  test('an answer that comes after the shopper has done something is old', async () => {
    const { subscribe, newsletter } = open();
    const { promise: status, resolve } = Promise.withResolvers<Reply<Subscription>>();
    const looked = createLookUpSubscription({ newsletter, newsletterGateway: { status: () => status } })(MEERA);
    await subscribe(MEERA);
    resolve({ kind: 'ok', value: 'unsubscribed' });
    await looked;
    expect(newsletter.get().isSubscribed).toBe(true);
  });

  test('an answer about another address than the one at hand says nothing', async () => {
    const { gateway, lookUp, newsletter } = open();
    gateway.put(MEERA, 'subscribed');
    const letGo = gateway.hold();
    const looked = [lookUp(MEERA), lookUp('ravi@mail.test')];
    letGo();
    await Promise.all(looked);
    expect(newsletter.get()).toEqual({ email: 'ravi@mail.test', isSubscribed: false });
  });
});

describe('subscribing', () => {
  test('CUST-27 CUST-31 an address of which nothing is known is sent, without the spaces around it', async () => {
    const { gateway, newsletter, subscribe } = open();
    expect(await subscribe(` ${MEERA} `)).toBe('subscribed');
    expect(gateway.calls()).toEqual([{ verb: 'subscribe', args: [MEERA] }]);
    expect(newsletter.get()).toEqual({ email: MEERA, isSubscribed: true });
  });

  test('CUST-33 whoever is subscribed already causes no call', async () => {
    const { subscribe, newsletter, verbs } = open();
    newsletter.update(() => ({ email: MEERA, isSubscribed: true }));
    expect(await subscribe(MEERA.toUpperCase())).toBe('ignored');
    expect(verbs()).toEqual([]);
  });

  test('another address may follow', async () => {
    const { subscribe, newsletter } = open();
    await subscribe(MEERA);
    expect(await subscribe('ravi@mail.test')).toBe('subscribed');
    expect(newsletter.get()).toEqual({ email: 'ravi@mail.test', isSubscribed: true });
  });

  test('what is no address goes nowhere', async () => {
    const { subscribe, verbs } = open();
    expect([await subscribe(' '), await subscribe('meera@mail')]).toEqual(['not-an-email', 'not-an-email']);
    expect(verbs()).toEqual([]);
  });

  test('CUST-30 while the shop waits for a confirmation nobody is subscribed', async () => {
    const { gateway, newsletter, told, ports } = open();
    const subscribe = createSubscribe({
      ...ports,
      newsletterGateway: { ...gateway, subscribe: async () => ({ kind: 'ok', value: 'pending' }) },
    });
    expect(await subscribe(MEERA)).toBe('pending');
    expect([newsletter.get().isSubscribed, told]).toEqual([false, []]);
  });

  test('a shop that says nothing sensible has subscribed nobody', async () => {
    const { gateway, newsletter, ports } = open();
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
    const { gateway, newsletter, subscribe, told } = open();
    gateway.failNext(answer);
    expect(await subscribe(MEERA)).toBe(outcome);
    expect(told).toEqual(words.map((text) => ({ code: 'server-message', text })));
    expect(newsletter.get()).toEqual({ email: MEERA, isSubscribed: null });
  });
});

describe('unsubscribing', () => {
  test('CUST-32 takes the address back', async () => {
    const { gateway, newsletter, subscribe, unsubscribe } = open();
    await subscribe(MEERA);
    expect(await unsubscribe(MEERA)).toBe('unsubscribed');
    expect(gateway.calls().at(-1)).toEqual({ verb: 'unsubscribe', args: [MEERA] });
    expect(newsletter.get()).toEqual({ email: MEERA, isSubscribed: false });
  });

  test.each([null, false])('CUST-34 an address whose subscription is %s causes no call', async (isSubscribed) => {
    const { newsletter, unsubscribe, verbs } = open();
    newsletter.update(() => ({ email: MEERA, isSubscribed }));
    expect([await unsubscribe(MEERA), await unsubscribe('ravi@mail.test'), await unsubscribe('')]).toEqual([
      'ignored',
      'ignored',
      'ignored',
    ]);
    expect(verbs()).toEqual([]);
  });

  test('without an answer the address stays subscribed', async () => {
    const { gateway, newsletter, subscribe, unsubscribe } = open();
    await subscribe(MEERA);
    gateway.failNext(unreachable);
    expect([await unsubscribe(MEERA), newsletter.get().isSubscribed]).toEqual(['failed', true]);
  });
});

describe('without a network', () => {
  test('CUST-31 an address waits on the device, and nobody knows how it stands until the shop has answered', async () => {
    const { subscribe, connectivity, newsletter, verbs, tasks } = open();
    connectivity.go('offline');
    expect(await subscribe(MEERA)).toBe('queued');
    expect([newsletter.get(), verbs()]).toEqual([{ email: MEERA, isSubscribed: null }, []]);
    expect(tasks()).toMatchObject([{ endpoint: 'subscribe', payload: { email: MEERA } }]);
  });

  test('a device that keeps nothing says so', async () => {
    const { subscribe, connectivity, store } = open();
    connectivity.go('offline');
    store.failNextWrites(1);
    expect(await subscribe(MEERA)).toBe('failed');
  });

  test.each([
    ['subscribed', true, 'newsletter-joined'],
    ['pending', false, 'newsletter-to-confirm'],
  ] as const)('that the shop then says %s is told', async (value, isSubscribed, code) => {
    const { subscribe, connectivity, tasks, hear, newsletter, told } = open();
    connectivity.go('offline');
    await subscribe(MEERA);
    for (const task of tasks()) hear(task, { kind: 'ok', value });
    expect([newsletter.get(), told]).toMatchObject([{ email: MEERA, isSubscribed }, [{ code }]]);
  });

  test('so is a refusal, in the words of the shop', async () => {
    const { subscribe, connectivity, tasks, hear, told } = open();
    connectivity.go('offline');
    await subscribe(MEERA);
    for (const task of tasks()) hear(task, { kind: 'refused', code: 400, message: 'No', isSilent: false });
    expect(told).toMatchObject([{ code: 'server-message', text: 'No' }]);
  });

  test('it is sent in the world it was asked for in', async () => {
    const { gateway } = open();
    const world = { owner: null, storeCode: '', country: 'GB', currency: 'GBP' } as const;
    await createSendSubscription({ newsletterGateway: gateway })({ email: MEERA }, { world, leave: async () => true });
    expect(gateway.calls()).toMatchObject([{ verb: 'subscribe', args: [MEERA, world] }]);
  });
});

test('who unsubscribes and is told to be subscribed has failed', async () => {
  const { unsubscribe, subscribe, ports } = open();
  await subscribe(MEERA);
  const gateway = {
    ...ports.newsletterGateway,
    unsubscribe: async () => ({ kind: 'ok', value: 'subscribed' }) as const,
  };
  expect(await createUnsubscribe({ ...ports, newsletterGateway: gateway })(MEERA)).toBe('failed');
  expect(await unsubscribe(MEERA)).toBe('unsubscribed');
});
