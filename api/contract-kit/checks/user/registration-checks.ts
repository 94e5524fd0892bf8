import { SIGN_IN, TAKEN } from '#api/contract-kit/calls/messages.ts';
import type { User } from '#api/contract-kit/calls/shapes.ts';
import { logIn, newEmail, register } from '#api/contract-kit/calls/user-calls.ts';
import { answerName } from '#api/contract-kit/contract/documented-answers.ts';
import type { Fault } from '#api/contract-kit/contract/fault.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { same } from '#api/contract-kit/shared/mismatch.ts';

/** How an account comes to be, and how it is entered. */
export const registrationChecks: readonly Check[] = [
  {
    id: 'user/register',
    section: 0,
    operation: 'userCreate',
    rule: 'a new account has the given names and can log in; registering gives no session',
    async run({ client }) {
      const email = newEmail();
      const customer = { email, firstname: 'Contract', lastname: 'Kit' };
      const { result, meta } = await client.call<User>('userCreate', {
        body: { customer, password: 'contract kit 9' },
      });
      same(
        [result.email, result.firstname, result.lastname, result.addresses],
        [email, 'Contract', 'Kit', []],
        'account',
      );
      same(meta, undefined, 'meta');
      const { token } = await logIn(client, email, 'contract kit 9');
      same((await client.succeed<User>('userMe', { query: { token } })).id, result.id, 'id');
    },
  },
  {
    id: 'user/e-mail-taken',
    section: 0,
    operation: 'userCreate',
    rule: `refused with 422 "${TAKEN}", whatever the case`,
    proves: [answerName('userCreate', 422, TAKEN)],
    async run(kit) {
      const { email } = await kit.sharedUser();
      for (const each of [email, email.toUpperCase()]) {
        const customer = { email: each, firstname: 'A', lastname: 'B' };
        await kit.client.refuse('userCreate', { body: { customer, password: 'contract kit 9' } }, 422, TAKEN);
      }
    },
  },
  {
    id: 'user/password-length',
    section: 0,
    operation: 'userCreate',
    rule: 'a password has 8 to 128 characters',
    async run({ client }) {
      for (const [password, keyword] of [
        ['seven77', 'minLength'],
        ['x'.repeat(129), 'maxLength'],
      ]) {
        const customer = { email: newEmail(), firstname: 'A', lastname: 'B' };
        const { status, result } = await client.call<readonly Fault[]>('userCreate', { body: { customer, password } });
        same([status, result.map((fault) => [fault.field, fault.keyword])], [400, [['password', keyword]]], 'faults');
      }
    },
  },
  {
    id: 'user/wrong-password',
    section: 0,
    operation: 'userLogin',
    rule: `refused with 401 "${SIGN_IN}": unknown e-mail and wrong password alike`,
    proves: [answerName('userLogin', 401, SIGN_IN)],
    async run(kit) {
      const { email } = await register(kit.client);
      for (const username of [email, newEmail()]) {
        await kit.client.refuse('userLogin', { body: { username, password: 'not it at all' } }, 401, SIGN_IN);
      }
    },
  },
  {
    id: 'user/reference-account',
    section: 9,
    operation: 'userLogin',
    rule: 'the account of section 9 can log in',
    async run(kit) {
      const { token } = await kit.account();
      same(
        (await kit.client.succeed<User>('userMe', { query: { token } })).email,
        kit.options.account.username,
        'email',
      );
    },
  },
];
