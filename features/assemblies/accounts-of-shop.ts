import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { asGuest, type WithAuthorization } from '#domain/session/with-authorization.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Failure, Reply } from '#domain/shared/reply.ts';
import { defaultStoreView, type StoreView } from '#domain/storeview/store-view.ts';
import type { Fixtures } from './fixtures.ts';
import { lineForShop } from './memory-products.ts';
import { orderOf } from './order-of-person.ts';
import type { ShopApi } from './shop-api.ts';
import type { Person } from './world-facts.ts';

type Ways = Pick<ShopApi, 'gatewaysOf' | 'tokensOf'>;

/** Accounts as they were before the example, and what was done with them on other devices. `now` tells the shop's time. */
export function accountsOfShop(
  { gatewaysOf, tokensOf }: Ways,
  now: () => number,
): Pick<
  Fixtures,
  'opensAccount' | 'endsSessions' | 'hasOrdered' | 'hasOrderedAsGuest' | 'putsIntoAccount' | 'cartOfAccount'
> {
  const storeView = createMemoryCell(defaultStoreView);
  const elsewhere = onOtherDevice({ gatewaysOf, tokensOf }, storeView);
  return {
    async opensAccount(person) {
      expectOk(await gatewaysOf({ storeView, withAuthorization: asGuest }).users.register(person, null));
    },
    async endsSessions(person) {
      const { access } = expectOk(await tokensOf(storeView).signIn(person));
      const { password } = person; // the same once more, since only a change ends sessions
      expectOk(await tokensOf(storeView).changePassword(access, { current: password, next: password }));
    },
    async hasOrdered(person, spec, quantity) {
      const { access, gateways } = await elsewhere(person);
      const { id } = expectOk(await tokensOf(storeView).holder(access));
      const order = orderOf({ owner: id, person, spec, quantity, at: now() });
      const { number } = expectOk(await gateways.orders.place(order));
      return { id: order.id, number };
    },
    async hasOrderedAsGuest(person, spec, quantity, country = 'IN') {
      const order = orderOf({ owner: null, person, spec, quantity, country, at: now() });
      const { number } = expectOk(await gatewaysOf({ storeView, withAuthorization: asGuest }).orders.place(order));
      return { id: order.id, number };
    },
    async putsIntoAccount(person, spec, quantity) {
      const { cart } = (await elsewhere(person)).gateways;
      expectOk(await cart.update(expectOk(await cart.create()), lineForShop(spec, quantity)));
    },
    async cartOfAccount(person) {
      const { cart } = (await elsewhere(person)).gateways;
      return expectOk(await cart.pull(expectOk(await cart.create())));
    },
  };
}

/** Another device, on which somebody is signed in. */
function onOtherDevice({ gatewaysOf, tokensOf }: Ways, storeView: Cell<StoreView>) {
  return async (person: Person) => {
    const { access } = expectOk(await tokensOf(storeView).signIn(person));
    const asCustomer: WithAuthorization = (call) => call(access);
    return { access, gateways: gatewaysOf({ storeView, withAuthorization: asCustomer }) };
  };
}

export function expectOk<T>(reply: Reply<T>): T {
  if (reply.kind !== 'ok') throw new Error(`The shop did not do it: ${JSON.stringify(reply satisfies Failure)}`);
  return reply.value;
}
