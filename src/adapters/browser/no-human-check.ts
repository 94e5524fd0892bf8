import type { HumanCheck } from '#domain/session/human-check.ts';

/** Of a shop that asks for no proof: the reference API asks for none. */
export const noHumanCheck: HumanCheck = { proofOf: async () => ({ kind: 'ok', value: null }) };
