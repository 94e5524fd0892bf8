import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoContent } from '#api/demo/demo-content.ts';
import type { ReferenceApi } from '#api/open-reference-api.ts';
import { OPENING_MS, openTestShop } from '#api/testing/open-test-api.ts';
import { proveCrowding } from './prove-crowding.ts';

const PATIENCE_MS = 300_000;
/** The long proof measures; here other tests run beside, and only who waits for all of the greedy client's calls is found. */
const ENDLESS_MS = 15_000;

let api: ReferenceApi;
let base: string;
beforeAll(async () => {
  api = await openTestShop({ content: demoContent, contactAddresses: ['care@shop.test'] });
  base = `http://127.0.0.1:${await api.listen(0)}`;
}, OPENING_MS);
afterAll(() => api.close());

test('a list is answered beside a greedy client', { timeout: PATIENCE_MS }, async () => {
  const { summary, faults } = await proveCrowding(base, { quietSeconds: 1, seconds: 3, seed: 7, limitMs: ENDLESS_MS });
  expect(faults).toEqual([]);
  expect(summary).toMatch(/while another client sent .*\d+ × 200/);
});

test('a list that takes longer than it may is told', { timeout: PATIENCE_MS }, async () => {
  const { faults } = await proveCrowding(base, { quietSeconds: 0, seconds: 0.5, seed: 7, limitMs: -1 });
  expect(faults).toEqual([expect.stringMatching(/^a list took \d+ ms beside a greedy client/)]);
});
