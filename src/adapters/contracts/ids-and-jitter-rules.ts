import { expect } from 'vitest';
import type { Ids } from '#domain/shared/ids.ts';
import type { Jitter } from '#domain/shared/jitter.ts';
import type { Rule } from './rule.ts';

const MANY = 200;

/** What is true of all ids. */
export const idsRules: readonly Rule<{ readonly ids: Ids }>[] = [
  {
    title: 'gives a UUID of version 4 each time, never one twice',
    async prove({ ids }) {
      const given = Array.from({ length: MANY }, () => ids.next());
      for (const id of given)
        expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(new Set(given).size).toBe(MANY);
    },
  },
];

/** What is true of all chance. */
export const jitterRules: readonly Rule<{ readonly jitter: Jitter }>[] = [
  {
    title: 'lies from 0 up to but not including 1',
    async prove({ jitter }) {
      for (const chance of Array.from({ length: MANY }, () => jitter.next())) {
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThan(1);
      }
    },
  },
];
