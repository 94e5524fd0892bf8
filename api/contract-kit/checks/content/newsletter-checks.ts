import { WRONG_EMAIL } from '#api/contract-kit/calls/messages.ts';
import { newEmail } from '#api/contract-kit/calls/user-calls.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { refusedCheck } from '#api/contract-kit/run/refused-check.ts';
import { same } from '#api/contract-kit/shared/mismatch.ts';

/** Newsletter, and e-mail addresses that are none. */
export const newsletterChecks: readonly Check[] = [
  ...['newsletterSubscribe', 'newsletterUnsubscribe', 'userResetPassword'].map((operation) =>
    refusedCheck({
      id: `${operation === 'userResetPassword' ? 'user' : 'content'}/${operation}-e-mail`,
      operation,
      when: 'email missing or malformed',
      status: 400,
      message: WRONG_EMAIL,
      wrong: [{ body: {} }, { body: { email: '' } }, { body: { email: 'nobody' } }, { body: { email: 7 } }],
    }),
  ),
  refusedCheck({
    id: 'content/newsletterStatus-e-mail',
    operation: 'newsletterStatus',
    when: 'email missing or malformed',
    status: 400,
    message: WRONG_EMAIL,
    wrong: [{ query: { email: '' } }, { query: { email: 'nobody' } }],
  }),
  {
    id: 'content/newsletter-life',
    section: 8,
    operation: 'newsletterSubscribe',
    rule: 'unknown is unsubscribed; subscribing and unsubscribing may be repeated',
    proves: ['newsletterStatus 200 yes', 'newsletterStatus 200 no'],
    async run({ client }) {
      const email = newEmail();
      const status = () => client.succeed<string>('newsletterStatus', { query: { email } });
      same(await status(), 'unsubscribed', 'status of an e-mail never seen');
      for (const _time of [1, 2]) {
        const state = await client.succeed<string>('newsletterSubscribe', { body: { email } });
        same(await status(), state, 'status after subscribing');
      }
      for (const _time of [1, 2]) {
        same(await client.succeed('newsletterUnsubscribe', { body: { email } }), 'unsubscribed');
        same(await status(), 'unsubscribed', 'status after unsubscribing');
      }
    },
  },
];
