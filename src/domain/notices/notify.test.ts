import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { type Notices, noNotices } from './notices.ts';
import { createNotify } from './notify.ts';

function open() {
  const notices = createMemoryCell<Notices>(noNotices);
  const clock = createMemoryClock();
  const shown = () => notices.get().shown.map(({ code }) => code);
  return { notices, clock, shown, notify: createNotify({ notices, clock }) };
}

test('CONF-32 a notice leaves when its time is over, and no other one with it', async () => {
  const { notify, clock, shown } = open();
  notify({ code: 'order-sent' });
  await clock.advance(4_000);
  notify({ code: 'account-updated' });
  await clock.advance(1_000);
  expect(shown()).toEqual(['account-updated']);
});

test('UI-19 one that stays is waited for by nobody', async () => {
  const { notify, clock, shown } = open();
  notify({ code: 'cart-out-of-stock' });
  expect(clock.waiting()).toBe(0);
  await clock.advance(600_000);
  expect(shown()).toEqual(['cart-out-of-stock']);
});

test('none leaves while the shopper is reading', async () => {
  const { notify, notices, clock, shown } = open();
  notify({ code: 'order-sent' });
  notices.update((now) => ({ ...now, isHeld: true }));
  await clock.advance(30_000);
  expect(shown()).toEqual(['order-sent']);
  notices.update((now) => ({ ...now, isHeld: false }));
  await clock.advance(1_000);
  expect(shown()).toEqual([]);
});

test('UI-16 what is told a second time leaves once', () => {
  const { notify, clock, shown } = open();
  notify({ code: 'order-sent' });
  notify({ code: 'order-sent' });
  expect([shown(), clock.waiting()]).toEqual([['order-sent'], 1]);
});
