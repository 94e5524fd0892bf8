import { expect, test } from 'vitest';
import { listForTests, tileForTests } from '#viewmodels/catalog/tile-for-tests.ts';
import { isRenewing, keepLoaded, type Listing, withoutRenewal } from './keep-loaded.ts';
import { withPageBelow } from './product-list.ts';

const showing = (change: Parameters<typeof listForTests>[0]): Listing => ({
  kind: 'ready',
  list: listForTests(change),
});
const failed: Listing = { kind: 'failed' };

test('what was loaded below a list meanwhile stays, where it was a list all the time', () => {
  const before = listForTests({ tiles: [tileForTests({ sku: 'A' })] });
  const now = withPageBelow(before, { tiles: [tileForTests({ sku: 'B' })], total: 2 });
  const ready = (list: typeof before): Listing => ({ kind: 'ready', list });
  expect(keepLoaded(ready(before), ready(before), ready(now))).toMatchObject({ list: { tiles: { length: 2 } } });
  for (const [next, was, is] of [
    [failed, ready(before), ready(now)],
    [ready(before), failed, ready(now)],
    [ready(before), ready(before), failed],
  ] as const)
    expect(keepLoaded(next, was, is)).toBe(next);
});

test('a choice that nobody waits for any more gives way to the one before', () => {
  const settled = showing({ sort: 'price:asc', chosen: { color: ['49'] } });
  const renewing = showing({ sort: 'price:desc', renewal: 'loading' });
  expect(withoutRenewal(renewing, settled)).toEqual(settled);
  const renewed = showing({ sort: 'price:desc' });
  expect(withoutRenewal(renewed, settled)).toBe(renewed);
  expect([withoutRenewal(failed, settled), withoutRenewal(renewing, failed)]).toEqual([failed, renewing]);
  expect([renewing, renewed, failed].map(isRenewing)).toEqual([true, false, false]);
});
