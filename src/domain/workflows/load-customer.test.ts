import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { Customer, CustomerId } from '#domain/session/customer.ts';
import { signedIn } from '#domain/session/renewal.ts';
import { type AccessToken, guestSession, type RefreshToken, type Session } from '#domain/session/session.ts';
import { createLoadCustomer } from './load-customer.ts';

const asha: Customer = {
  id: '501' as CustomerId,
  email: 'asha@mail.test',
  firstName: 'Asha',
  lastName: 'Rao',
  groupId: 1,
  groupToken: '',
  addresses: [],
};
const tokens = { access: 'a' as AccessToken, refresh: 'r' as RefreshToken };

/** What is done for whoever has the session, in the order in which it ends. */
async function welcomed(session: Session, hasPriceTiers = false) {
  const done: string[] = [];
  const noted = (name: string) => async () => {
    done.push(name);
    return true;
  };
  const cell = createMemoryCell(session);
  const loadCustomer = createLoadCustomer({
    session: cell,
    sessionRules: { hasPriceTiers },
    authoriseCart: async () => void done.push('cart'),
    userGateway: {
      me: async () => {
        done.push('user');
        return { kind: 'unreachable' };
      },
    },
    takeOverChange: async () => void done.push('old change'),
    showWaitingChange: async () => void done.push('shown'),
    runQueue: async (how) => {
      done.push(how?.isAtOnce ? 'queue' : 'queue after a pause');
      return { unanswered: 0 };
    },
    readHistory: noted('orders'),
    readCredit: noted('credit'),
  });
  await loadCustomer();
  return done;
}

test('SESS-08 SESS-13 whoever is signed in has user, orders and store credit read', async () => {
  expect((await welcomed(signedIn(tokens, asha, 0))).toSorted()).toEqual([
    'cart',
    'credit',
    'old change',
    'orders',
    'queue',
    'shown',
    'user',
  ]);
});

test('SESS-21 SESS-22 the user is read after a change that waited was sent, so that the answer knows of it', async () => {
  const done = await welcomed(signedIn(tokens, asha, 0));
  expect(done.filter((name) => ['old change', 'shown', 'queue', 'user'].includes(name))).toEqual([
    'old change',
    'shown',
    'queue',
    'user',
  ]);
});

test('for a guest nothing is asked', async () => {
  expect(await welcomed(guestSession)).toEqual([]);
});
