import { type Kit, logIn, newEmail, putLine, type Session } from '#contract-kit/calls/kit.ts';
import { KURTA_M, NOBODY, TEE } from '#contract-kit/calls/reference-data.ts';
import type { User } from '#contract-kit/calls/shapes.ts';
import { answerName, type Check } from '#contract-kit/run/check.ts';
import { holds, same } from '#contract-kit/run/mismatch.ts';
import { inCart, linesOf } from './cart-checks.ts';

const UNAUTHORISED = "The consumer isn't authorized to access self.";
const SIGN_IN = 'You did not sign in correctly or your account is temporarily disabled.';
const TAKEN = 'A customer with the same email address already exists in an associated website.';
const WRONG_PASSWORD = "The password doesn't match this account. Verify the password and try again.";
const NO_REFRESH = 'Error refreshing user token. User is not authorized to access the resource';
const FOREIGN_ADDRESS = 'Provided invalid address.id or address.customer_id';

const OVERLAP_MS = 60_000;
const MOMENT_MS = 5_000;

const home = {
  firstname: 'Contract',
  lastname: 'Kit',
  street: ['1', 'Test Road'],
  city: 'Mumbai',
  country_id: 'IN',
  postcode: '400050',
};

/** Accounts, sessions and passwords. */
export const userChecks: readonly Check[] = [
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
      const { email } = await kit.newUser();
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
      same(
        [first.firstname, first.addresses.map(({ city }) => city)],
        ['Other', ['Mumbai', 'Pune']],
        'name and cities',
      );
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
      const stranger = await kit.newUser();
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
      const { email } = await kit.newUser();
      for (const each of [email, newEmail()])
        same(await kit.client.succeed('userResetPassword', { body: { email: each } }), true);
    },
  },
  {
    id: 'user/history-pages',
    section: 0,
    operation: 'userOrderHistory',
    rule: 'pages as asked for; past the end no items',
    async run(kit) {
      const { token } = await kit.sharedUser();
      const query = { token, pageSize: '5', currentPage: '3' };
      type History = { readonly items: readonly unknown[]; readonly page_size: number; readonly current_page: number };
      const { items, page_size, current_page } = await kit.client.succeed<History>('userOrderHistory', { query });
      same([items, page_size, current_page], [[], 5, 3], 'items, page_size and current_page');
    },
  },
  {
    id: 'cart/of-user',
    section: 3,
    operation: 'cartCreate',
    rule: 'with a token the same open cart every time; without a cart id it is meant',
    async run(kit) {
      const { token } = await kit.newUser();
      const create = () => kit.client.succeed<string>('cartCreate', { query: { token } });
      const cart = await create();
      same(await create(), cart, 'cart id');
      await putLine(kit.client, { cart, sku: TEE, qty: 2, token });
      const lines = await kit.client.succeed<readonly { readonly qty: number }[]>('cartPull', { query: { token } });
      same(
        lines.map(({ qty }) => qty),
        [2],
        'quantities without a cart id',
      );
    },
  },
  {
    id: 'cart/of-another',
    section: 3,
    operation: 'cartPull',
    rule: 'a cart of a user needs the token of its owner, else 404',
    async run(kit) {
      const { token } = await kit.newUser();
      const cart = await kit.client.succeed<string>('cartCreate', { query: { token } });
      for (const other of ['', (await kit.sharedUser()).token]) {
        await kit.client.refuse('cartPull', inCart(cart, other), 404, `No such entity with cartId = ${cart}`);
      }
    },
  },
  {
    id: 'cart/not-merged',
    section: 3,
    operation: 'cartCreate',
    rule: 'items are never merged by the server: the guest cart stays as it is',
    async run(kit) {
      const guest = await kit.filledCart();
      const { token } = await kit.newUser();
      const cart = await kit.client.succeed<string>('cartCreate', { query: { token } });
      same(await linesOf(kit, cart, token), [], 'lines of the user');
      same(
        (await linesOf(kit, guest)).map(({ sku }) => sku),
        [KURTA_M, TEE],
        'skus of the guest',
      );
    },
  },
];

type Fault = { readonly field: string; readonly keyword: string };

async function refresh({ client }: Kit, refreshToken: string): Promise<Pick<Session, 'token' | 'refreshToken'>> {
  const { status, body, result, meta } = await client.call<string>('userRefresh', { body: { refreshToken } });
  holds(status === 200, '200 from userRefresh', body);
  return { token: result, refreshToken: (meta as { readonly refreshToken: string }).refreshToken };
}

function updateOf({ email, token }: Session, customer: object) {
  return { query: { token }, body: { customer: { email, firstname: 'Contract', lastname: 'Kit', ...customer } } };
}
