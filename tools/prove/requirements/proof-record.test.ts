import { expect, test } from 'vitest';
import { idsOfRecord, proofRecord } from './proof-record.ts';
import type { LineOutcome } from './prove-requirements.ts';

const line = (id: string) => ({ id, lost: 'a promise is kept', file: 'a.ts', from: 'a', to: 'b' });
const noticed = (id: string): LineOutcome => ({ kind: 'noticed', line: line(id), by: 'units' });
const missed = (id: string): LineOutcome => ({
  kind: 'fault',
  line: line(id),
  sentence: `${id}: nobody notices that a promise is kept`,
});
const run = { day: '2026-11-23', machine: 'two processors', minutes: 12, seed: 14 };

test('what is written down is read again: proved is what no listed line of was missed', () => {
  const outcomes = [noticed('CART-12'), noticed('CART-12'), noticed('UI-01'), noticed('CART-13'), missed('CART-13')];
  const record = proofRecord({ ...run, outcomes });
  expect([...idsOfRecord(record)]).toEqual(['CART-12', 'UI-01']);
  expect(record).toMatch(/on 2026-11-23 with seed 14: two processors. Each of 5 lines of the\s+product/);
  expect(record).toMatch(/2 requirements are proved, in 12\s+minutes/);
  expect(record).toContain('- CART-13: nobody notices that a promise is kept');
});

test('without a record nothing is proved', () => {
  expect([...idsOfRecord('')]).toEqual([]);
});
