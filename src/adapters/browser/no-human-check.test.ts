import { expect, test } from 'vitest';
import { noHumanCheck } from './no-human-check.ts';

test('a shop that asks for no proof is given none, and goes on', async () => {
  expect(await noHumanCheck.proofOf('register')).toEqual({ kind: 'ok', value: null });
});
