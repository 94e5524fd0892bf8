import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import { type AsVisitor, asGuest } from '#domain/session/as-visitor.ts';
import type { Failure, Reply } from '#domain/shared/reply.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import type { Backdrop } from './backdrop.ts';
import { orderOf } from './order-of-person.ts';
import type { ShopApi } from './shop-api.ts';

type Ways = Pick<ShopApi, 'gatewaysOf' | 'tokensOf'>;

/** Accounts as they were before the example, and what was done with them on other devices. `now` tells the shop's time. */
export function accountsOfShop(
  { gatewaysOf, tokensOf }: Ways,
  now: () => number,
): Pick<Backdrop, 'opensAccount' | 'endsSessions' | 'hasOrdered'> {
  const storeView = createMemoryCell(defaultStoreView);
  return {
    async opensAccount(person) {
      expectOk(await gatewaysOf({ storeView, asVisitor: asGuest }).users.register(person, null));
    },
    async endsSessions(person) {
      const { access } = expectOk(await tokensOf(storeView).signIn(person));
      const { password } = person; // the same once more, since only a change ends sessions
      expectOk(await tokensOf(storeView).changePassword(access, { current: password, next: password }));
    },
    async hasOrdered(person, good, pieces) {
      const { access } = expectOk(await tokensOf(storeView).signIn(person));
      const { id } = expectOk(await tokensOf(storeView).holder(access));
      const asCustomer: AsVisitor = (call) => call(access);
      const order = orderOf({ owner: id, person, good, pieces, at: now() });
      expectOk(await gatewaysOf({ storeView, asVisitor: asCustomer }).orders.place(order));
    },
  };
}

export function expectOk<T>(reply: Reply<T>): T {
  if (reply.kind !== 'ok') throw new Error(`The shop did not do it: ${JSON.stringify(reply satisfies Failure)}`);
  return reply.value;
}
