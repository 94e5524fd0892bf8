import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import { type AsVisitor, asGuest } from '#domain/session/as-visitor.ts';
import { signedIn } from '#domain/session/renewal.ts';
import type { Failure, Reply } from '#domain/shared/reply.ts';
import type { Backdrop } from './backdrop.ts';
import { orderOf } from './order-of-person.ts';
import type { ShopApi } from './shop-api.ts';
import type { Surroundings } from './surroundings.ts';

/** Accounts as they were before the example: the shop has them, and the device may know one. */
export function accountsOfStage(
  around: Surroundings,
  api: ShopApi,
): Pick<Backdrop, 'opensAccount' | 'remembers' | 'endsSessions' | 'hasOrdered' | 'givesNoHumanProof'> {
  const storeView = createMemoryCell(around.chosen.storeView);
  return {
    async opensAccount(person) {
      expectOk(await api.gatewaysOf({ storeView, asVisitor: asGuest }).users.register(person, null));
    },
    async remembers(person) {
      const tokens = expectOk(await api.tokensOf(storeView).signIn(person));
      const customer = expectOk(await api.tokensOf(storeView).holder(tokens.access));
      await around.device.set('session', signedIn(tokens, customer));
      around.signals.otherTab().send('session'); // as if signed in in another tab, should the shop be open
    },
    async endsSessions(person) {
      const { access } = expectOk(await api.tokensOf(storeView).signIn(person));
      const { password } = person; // the same once more, since only a change ends sessions
      expectOk(await api.tokensOf(storeView).changePassword(access, { current: password, next: password }));
    },
    givesNoHumanProof: async () => around.humanCheck.gives(null),
    async hasOrdered(person, good, pieces) {
      const { access } = expectOk(await api.tokensOf(storeView).signIn(person));
      const { id } = expectOk(await api.tokensOf(storeView).holder(access));
      const asCustomer: AsVisitor = (call) => call(access);
      const order = orderOf({ owner: id, person, good, pieces, at: around.clock.now() });
      expectOk(await api.gatewaysOf({ storeView, asVisitor: asCustomer }).orders.place(order));
    },
  };
}

function expectOk<T>(reply: Reply<T>): T {
  if (reply.kind !== 'ok') throw new Error(`The shop did not do it: ${JSON.stringify(reply satisfies Failure)}`);
  return reply.value;
}
