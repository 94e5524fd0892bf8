import { TAKEN, WRONG_PASSWORD } from '#api/contract-kit/calls/messages.ts';
import type { User } from '#api/contract-kit/calls/shapes.ts';
import { logIn, newEmail, updateOf } from '#api/contract-kit/calls/user-calls.ts';
import { answerName } from '#api/contract-kit/contract/documented-answers.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { column } from '#api/contract-kit/shared/column.ts';
import { same } from '#api/contract-kit/shared/mismatch.ts';

const FOREIGN_ADDRESS = 'Provided invalid address.id or address.customer_id';

const home = {
  firstname: 'Contract',
  lastname: 'Kit',
  street: ['1', 'Test Road'],
  city: 'Mumbai',
  country_id: 'IN',
  postcode: '400050',
};

/** What a user changes about themself. */
export const profileChecks: readonly Check[] = [
  {
    id: 'user/update',
    section: 8,
    operation: 'userUpdate',
    rule: 'given fields are replaced, addresses as a whole; a repeat changes nothing',
    async run(kit) {
      const { email, token } = await kit.newUser();
      const update = (customer: object) =>
        kit.client.succeed<User>('userUpdate', { query: { token }, body: { customer: { email, ...customer } } });
      const named = { firstname: 'Other', lastname: 'Name' };
      const first = await update({ ...named, addresses: [home, { ...home, city: 'Pune' }] });
      same([first.firstname, column(first.addresses, 'city')], ['Other', ['Mumbai', 'Pune']], 'name and cities');
      const [, pune] = first.addresses;
      for (const _time of [1, 2]) {
        const again = await update({ ...named, addresses: [{ ...home, id: pune?.id, city: 'Goa' }] });
        same(
          again.addresses.map(({ id, city }) => [id, city]),
          [[pune?.id, 'Goa']],
          'addresses',
        );
      }
      same((await update(named)).addresses.length, 1, 'addresses when none are given');
    },
  },
  {
    id: 'user/foreign-address',
    section: 0,
    operation: 'userUpdate',
    rule: `refused with 422 "${FOREIGN_ADDRESS}": an address id is not the user's`,
    proves: [answerName('userUpdate', 422, FOREIGN_ADDRESS)],
    async run(kit) {
      const owner = await kit.newUser();
      const stored = await kit.client.succeed<User>('userUpdate', updateOf(owner, { addresses: [home] }));
      const stranger = await kit.stranger();
      for (const id of [stored.addresses[0]?.id, 999_999_999]) {
        const wrong = updateOf(stranger, { addresses: [{ ...home, id }] });
        await kit.client.refuse('userUpdate', wrong, 422, FOREIGN_ADDRESS);
      }
      const after = await kit.client.succeed<User>('userMe', { query: { token: owner.token } });
      same(after.addresses, stored.addresses, 'addresses of the owner');
    },
  },
  {
    id: 'user/update-e-mail',
    section: 0,
    operation: 'userUpdate',
    rule: 'another e-mail needs the password: refused with 422 without it, and where the e-mail is taken',
    proves: [answerName('userUpdate', 422, TAKEN), answerName('userUpdate', 422, WRONG_PASSWORD)],
    async run(kit) {
      const session = await kit.newUser();
      const update = (email: string, currentPassword?: string) => {
        const { query, body } = updateOf(session, { email });
        return { query, body: { ...body, ...(currentPassword === undefined ? {} : { currentPassword }) } };
      };
      const another = newEmail();
      await kit.client.refuse('userUpdate', update(another), 422, WRONG_PASSWORD);
      await kit.client.refuse('userUpdate', update(another, 'not it at all'), 422, WRONG_PASSWORD);
      const { email } = await kit.sharedUser();
      await kit.client.refuse('userUpdate', update(email, session.password), 422, TAKEN);
      const { email: after } = await kit.client.succeed<User>('userUpdate', update(another, session.password));
      same(after, another, 'email');
      await logIn(kit.client, another, session.password);
    },
  },
  {
    id: 'user/history-pages',
    section: 0,
    operation: 'userOrderHistory',
    rule: 'pages as asked for; past the end no items',
    async run(kit) {
      const { token } = await kit.newUser(); // how much the shared one has ordered depends on the other questions
      const query = { token, pageSize: '5', currentPage: '3' };
      type History = { readonly items: readonly unknown[]; readonly page_size: number; readonly current_page: number };
      const { items, page_size, current_page } = await kit.client.succeed<History>('userOrderHistory', { query });
      same([items, page_size, current_page], [[], 5, 3], 'items, page_size and current_page');
    },
  },
];
