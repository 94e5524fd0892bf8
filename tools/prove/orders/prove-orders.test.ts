import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoContent } from '#api/demo/demo-content.ts';
import type { ReferenceApi } from '#api/open-reference-api.ts';
import { createProcessDatabase } from '#api/testing/demo-database.ts';
import { OPENING_MS, openTestShop, TODAY } from '#api/testing/open-test-api.ts';
import { PLENTY_SOON } from '../../workbench/api-process.ts';
import { createShopClient } from '../../workbench/shop-client.ts';
import { proveKills } from './prove-kills.ts';
import { proveLimits } from './prove-limits.ts';
import { proveOnce } from './prove-once.ts';

// A small part of the long proofs, the same in every run.
const SEED = 20_261_120;
const LIMIT_MS = 120_000;

let api: ReferenceApi;
let base: string;
beforeAll(async () => {
  api = await openTestShop({ content: demoContent, workbench: true });
  base = `http://127.0.0.1:${await api.listen(0)}`;
}, OPENING_MS);
afterAll(() => api.close());

test('row 4: 40 order ids posted two to five times at once make 40 orders', { timeout: LIMIT_MS }, async () => {
  expect((await proveOnce(createShopClient(base), { ids: 40, seed: SEED })).faults).toEqual([]);
});

test('50 orders at once never take more than there is', { timeout: LIMIT_MS }, async () => {
  expect((await proveLimits(createShopClient(base))).faults).toEqual([]);
});

const KILLS_LIMIT_MS = 200_000; // the API is started three times

test('2 kills lose no answered order, leave none partial, and each has one mail', {
  timeout: KILLS_LIMIT_MS,
}, async () => {
  const { environment, drop } = await createProcessDatabase(TODAY);
  const { faults, answered, stored, mailed, withCoupon, credit } = await proveKills(
    { ...environment, ...PLENTY_SOON },
    { kills: 2, seed: SEED },
  );
  await drop();
  expect(faults).toEqual([]);
  expect(mailed).toBe(stored);
  expect(Math.min(answered, withCoupon, credit)).toBeGreaterThan(0);
});
