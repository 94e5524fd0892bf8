import { expect, test } from 'vitest';
import { missedRules } from '../shared/missed-rules.ts';
import { proveSession, sessionThread } from './prove-session.ts';
import { sessionRules } from './session-rules.ts';

const LIMIT_MS = 120_000; // other tests run beside them

test('SESS-03 whatever two people do on one device, nothing of one is shown, sent, lost or counted twice for the other', {
  timeout: LIMIT_MS,
}, async () => {
  expect(await proveSession({ sequences: 250, seed: 20_261_124 })).toMatchObject({ faults: [] });
});

test('a rule that is removed is missed, and nothing is missed where nothing was', { timeout: LIMIT_MS }, async () => {
  const rule = sessionRules.find(({ rule }) => rule === 'what a customer keeps bears their name');
  if (!rule) throw new Error('There is no such rule.');
  const harmless = { ...rule, to: `${rule.from} ` };
  const wish = { sequences: 200, seed: 7 };
  expect(await missedRules([rule, harmless], sessionThread(wish))).toEqual([
    `nobody notices without the rule that ${rule.rule}`,
  ]);
});
