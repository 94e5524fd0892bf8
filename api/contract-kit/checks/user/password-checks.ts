import { NO_REFRESH, SIGN_IN, UNAUTHORISED, WRONG_PASSWORD } from '#api/contract-kit/calls/messages.ts';
import { logIn, newEmail } from '#api/contract-kit/calls/user-calls.ts';
import { answerName } from '#api/contract-kit/contract/documented-answers.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { same } from '#api/contract-kit/shared/mismatch.ts';

/** A new password, chosen or forgotten. */
export const passwordChecks: readonly Check[] = [
  {
    id: 'user/change-password',
    section: 0,
    operation: 'userChangePassword',
    rule: 'every token of the user is revoked, the new password counts and the old one does not',
    async run(kit) {
      const session = await kit.newUser();
      const tab = await logIn(kit.client, session.email, session.password);
      const body = { currentPassword: session.password, newPassword: 'contract kit 10' };
      same(await kit.client.succeed('userChangePassword', { query: { token: session.token }, body }), true);
      for (const { token, refreshToken } of [session, tab]) {
        await kit.client.refuse('userMe', { query: { token } }, 401, UNAUTHORISED);
        await kit.client.refuse('userRefresh', { body: { refreshToken } }, 401, NO_REFRESH);
      }
      await logIn(kit.client, session.email, 'contract kit 10');
      const old = { username: session.email, password: session.password };
      await kit.client.refuse('userLogin', { body: old }, 401, SIGN_IN);
    },
  },
  {
    id: 'user/change-wrong-password',
    section: 0,
    operation: 'userChangePassword',
    rule: `refused with 422 "${WRONG_PASSWORD}", so that it starts no refresh`,
    proves: [answerName('userChangePassword', 422, WRONG_PASSWORD)],
    async run(kit) {
      const { token } = await kit.newUser();
      const body = { currentPassword: 'not it at all', newPassword: 'contract kit 10' };
      await kit.client.refuse('userChangePassword', { query: { token }, body }, 422, WRONG_PASSWORD);
      same((await kit.client.call('userMe', { query: { token } })).status, 200, 'status with the token afterwards');
    },
  },
  {
    id: 'user/reset-password',
    section: 0,
    operation: 'userResetPassword',
    rule: 'the same answer for an account and for none',
    async run(kit) {
      const { email } = await kit.sharedUser();
      for (const each of [email, newEmail()])
        same(await kit.client.succeed('userResetPassword', { body: { email: each } }), true);
    },
  },
];
