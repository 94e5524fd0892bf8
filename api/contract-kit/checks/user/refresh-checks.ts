import { NO_REFRESH } from '#api/contract-kit/calls/messages.ts';
import { NOBODY } from '#api/contract-kit/calls/reference-data.ts';
import { refresh } from '#api/contract-kit/calls/user-calls.ts';
import { answerName } from '#api/contract-kit/contract/documented-answers.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { holds, same } from '#api/contract-kit/shared/mismatch.ts';

const OVERLAP_MS = 60_000;
const MOMENT_MS = 5_000;

/** Section 3: a session lives on with refresh tokens that replace each other. */
export const refreshChecks: readonly Check[] = [
  {
    id: 'user/refresh-rotation',
    section: 3,
    operation: 'userRefresh',
    rule: 'the refresh token is replaced; the one before gives the same new pair at once',
    async run(kit) {
      const { refreshToken } = await kit.newSession();
      const [first, second] = [await refresh(kit, refreshToken), await refresh(kit, refreshToken)];
      holds(first.refreshToken !== refreshToken, 'another refresh token', first);
      same(second, first, 'the pair of the second tab');
      same(
        (await kit.client.call('userMe', { query: { token: first.token } })).status,
        200,
        'status with the new token',
      );
      const third = await refresh(kit, first.refreshToken);
      holds(third.token !== first.token, 'another token', third);
    },
  },
  {
    id: 'user/refresh-together',
    section: 3,
    operation: 'userRefresh',
    rule: 'two tabs that refresh at the same time get the same pair',
    async run(kit) {
      const { refreshToken } = await kit.newSession();
      const [one, other] = await Promise.all([refresh(kit, refreshToken), refresh(kit, refreshToken)]);
      same(other, one);
    },
  },
  {
    id: 'user/refresh-overlap',
    section: 3,
    operation: 'userRefresh',
    rule: 'a replaced refresh token is refused after 60 seconds',
    proves: [answerName('userRefresh', 401, NO_REFRESH)],
    needsTime: true,
    async run(kit) {
      const { refreshToken } = await kit.newSession();
      const first = await refresh(kit, refreshToken);
      await kit.pass(OVERLAP_MS - MOMENT_MS);
      same(await refresh(kit, refreshToken), first, 'the pair shortly before');
      await kit.pass(2 * MOMENT_MS);
      await kit.client.refuse('userRefresh', { body: { refreshToken } }, 401, NO_REFRESH);
    },
  },
  {
    id: 'user/refresh-unknown',
    section: 3,
    operation: 'userRefresh',
    rule: `refused with 401 "${NO_REFRESH}": unknown`,
    proves: [answerName('userRefresh', 401, NO_REFRESH)],
    run: ({ client }) => client.refuse('userRefresh', { body: { refreshToken: NOBODY } }, 401, NO_REFRESH),
  },
  {
    id: 'user/refresh-missing',
    section: 3,
    operation: 'userRefresh',
    rule: 'refused with 400 "No refresh token provided": missing or empty',
    proves: [answerName('userRefresh', 400, 'No refresh token provided')],
    async run({ client }) {
      for (const body of [{}, { refreshToken: '' }, { refreshToken: null }]) {
        await client.refuse('userRefresh', { body }, 400, 'No refresh token provided');
      }
    },
  },
];
