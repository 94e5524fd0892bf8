import type { Kit } from '#api/contract-kit/calls/kit.ts';
import { NOBODY } from '#api/contract-kit/calls/reference-data.ts';
import { validCall } from '#api/contract-kit/calls/valid-calls.ts';
import { answerName } from '#api/contract-kit/contract/documented-answers.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { same } from '#api/contract-kit/shared/mismatch.ts';

const NO_MAIL = 'Email is not authorized!';
const NOT_LISTED = 'Target email address ({email}) is not from the whitelist!';

/** Mail to the shop: a token for each message. */
export const mailChecks: readonly Check[] = [
  {
    id: 'content/mail-once',
    section: 8,
    operation: 'mailSend',
    rule: 'a token is for one message: used up by a success, refused the second time',
    proves: [answerName('mailSend', 422, NO_MAIL)],
    async run(kit) {
      const parts = await validCall(kit, 'mailSend');
      same(await kit.client.succeed('mailSend', parts), 'OK');
      await kit.client.refuse('mailSend', parts, 422, NO_MAIL);
    },
  },
  {
    id: 'content/mail-failure-keeps-token',
    section: 8,
    operation: 'mailSend',
    rule: 'a failed call does not use up the token',
    async run(kit) {
      const { body, ...parts } = await validCall(kit, 'mailSend');
      const wrong = await kit.client.call('mailSend', { ...parts, body: { ...(body as object), emailText: '' } });
      same(wrong.status, 400, 'status without a text');
      same(await kit.client.succeed('mailSend', { ...parts, body }), 'OK');
    },
  },
  {
    id: 'content/mail-two-tokens',
    section: 8,
    operation: 'mailToken',
    rule: 'two visitors have two tokens, each good for itself',
    async run(kit) {
      const [one, other] = [await validCall(kit, 'mailSend'), await validCall(kit, 'mailSend')];
      for (const parts of [one, other]) same(await kit.client.succeed('mailSend', parts), 'OK');
    },
  },
  {
    id: 'content/mail-token-expires',
    section: 8,
    operation: 'mailSend',
    rule: 'a token is valid for 10 minutes',
    needsTime: true,
    async run(kit) {
      const parts = await validCall(kit, 'mailSend');
      await kit.pass(11 * 60_000);
      await kit.client.refuse('mailSend', parts, 422, NO_MAIL);
    },
  },
  {
    id: 'content/mail-unknown-token',
    section: 0,
    operation: 'mailSend',
    rule: `refused with 422 "${NO_MAIL}": unknown`,
    run: (kit) => refusedMail(kit, { token: NOBODY }, NO_MAIL),
  },
  {
    id: 'content/mail-not-listed',
    section: 0,
    operation: 'mailSend',
    rule: `refused with 422 "${NOT_LISTED}": not among the addresses of the shop`,
    proves: [answerName('mailSend', 422, NOT_LISTED)],
    run: (kit) =>
      refusedMail(kit, { targetAddress: 'kit@example.com' }, NOT_LISTED.replace('{email}', 'kit@example.com')),
  },
];

async function refusedMail(kit: Kit, wrong: object, message: string): Promise<void> {
  const { body } = await validCall(kit, 'mailSend');
  await kit.client.refuse('mailSend', { body: { ...(body as object), ...wrong } }, 422, message);
}
