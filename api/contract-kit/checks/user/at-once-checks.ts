import { TAKEN, WRONG_PASSWORD } from '#api/contract-kit/calls/messages.ts';
import type { User } from '#api/contract-kit/calls/shapes.ts';
import { newEmail, updateOf } from '#api/contract-kit/calls/user-calls.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { column } from '#api/contract-kit/shared/column.ts';
import { holds, same } from '#api/contract-kit/shared/mismatch.ts';

const ROUNDS = 3;
const home = { firstname: 'A', lastname: 'B', street: ['1'], city: 'Pune', country_id: 'IN', postcode: '411001' };

/** Section 8: of calls that arrive at the same time, one counts after the other. */
export const atOnceChecks: readonly Check[] = [
  {
    id: 'user/one-e-mail-at-once',
    section: 8,
    operation: 'userUpdate',
    rule: 'of two accounts that change to one e-mail at the same time one gets it, the other is refused with 422',
    async run(kit) {
      const both = [await kit.newUser(), await kit.newUser()];
      let emails = both.map(({ email }) => email);
      for (let round = 0; round < ROUNDS; round += 1) {
        const wanted = newEmail();
        const answers = await Promise.all(
          both.map((session) => {
            const { query, body } = updateOf(session, { email: wanted });
            return kit.client.call('userUpdate', { query, body: { ...body, currentPassword: session.password } });
          }),
        );
        oneIsRefused(answers, TAKEN);
        const now = await Promise.all(
          both.map(({ token }) => kit.client.succeed<User>('userMe', { query: { token } })),
        );
        const expected = answers.map(({ status }, at) => (status === 200 ? wanted : emails[at]));
        emails = now.map(({ email }) => email);
        same(emails, expected, 'e-mails afterwards');
      }
    },
  },
  {
    id: 'user/passwords-at-once',
    section: 8,
    operation: 'userChangePassword',
    rule: 'of two changes of a password at the same time one counts, the other is refused with 422',
    async run(kit) {
      const { email, password: currentPassword, token } = await kit.newUser();
      const passwords = ['contract kit 10', 'contract kit 11'];
      const answers = await Promise.all(
        passwords.map((newPassword) =>
          kit.client.call('userChangePassword', { query: { token }, body: { currentPassword, newPassword } }),
        ),
      );
      oneIsRefused(answers, WRONG_PASSWORD);
      for (const [at, password] of passwords.entries()) {
        const { status } = await kit.client.call('userLogin', { body: { username: email, password } });
        same(status, answers[at]?.status === 200 ? 200 : 401, `status of a login with password ${at + 1}`);
      }
    },
  },
  {
    id: 'user/addresses-at-once',
    section: 8,
    operation: 'userUpdate',
    rule: 'of two lists of addresses at the same time one is there whole',
    async run(kit) {
      const session = await kit.newUser();
      const lists = [
        ['Pune', 'Goa'],
        ['Agra', 'Delhi', 'Kochi'],
      ];
      for (let round = 0; round < ROUNDS; round += 1) {
        await Promise.all(
          lists.map((cities) => {
            const addresses = cities.map((city) => ({ ...home, city }));
            return kit.client.succeed('userUpdate', updateOf(session, { addresses }));
          }),
        );
        const { addresses } = await kit.client.succeed<User>('userMe', { query: { token: session.token } });
        const cities = column(addresses, 'city').join();
        holds(
          lists.some((list) => list.join() === cities),
          'one of the two lists',
          cities,
        );
      }
    },
  },
];

type Answered = { readonly status: number; readonly result: unknown };

function oneIsRefused(answers: readonly Answered[], message: string): void {
  const refused = answers.filter(({ status }) => status !== 200);
  same(column(answers, 'status').toSorted(), [200, 422], 'status of both');
  same(column(refused, 'result'), [message], 'refusal');
}
