import { NOBODY, TEE } from '#api/contract-kit/calls/reference-data.ts';
import { answerName } from '#api/contract-kit/contract/documented-answers.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { same } from '#api/contract-kit/shared/mismatch.ts';

/** Carts that were left behind. */
export const stateChecks: readonly Check[] = [
  {
    id: 'content/state-too-large',
    section: 0,
    operation: 'sendState',
    rule: 'refused with 413 "Request body too large": over 64 KiB; below it is taken',
    proves: [answerName('sendState', 413, 'Request body too large')],
    async run({ client }) {
      const stateOf = (pads: number) => ({ id: NOBODY, state: { pad: Array(pads).fill('x'.repeat(1_000)) } });
      await client.refuse('sendState', { body: stateOf(70) }, 413, 'Request body too large');
      same(await client.succeed('sendState', { body: stateOf(60) }), true);
    },
  },
  {
    id: 'content/state-large',
    section: 1,
    operation: 'sendState',
    rule: 'nothing but its size limits a state: long texts, many lines and many keys are taken',
    async run({ client }) {
      const line = { sku: TEE, qty: 1, price: 1_680 };
      const keys = Object.fromEntries(Array.from({ length: 1_500 }, (_, at) => [`key${at}`, at]));
      for (const state of [{ note: 'x'.repeat(50_000) }, { items: Array(600).fill(line) }, keys]) {
        same(await client.succeed('sendState', { body: { id: NOBODY, state } }), true);
      }
    },
  },
  {
    id: 'content/state-repeated',
    section: 8,
    operation: 'sendState',
    rule: 'send-state may be repeated, unknown keys and all',
    async run({ client }) {
      const body = { id: NOBODY, state: { items: [], contractKit: { deep: [1, null] } } };
      for (const _time of [1, 2]) same(await client.succeed('sendState', { body }), true);
    },
  },
];
