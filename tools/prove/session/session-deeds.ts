import { sampleOrder } from '#adapters/contracts/samples.ts';
import { withLine } from '#domain/cart/cart-lines.ts';
import { lineForTests } from '#domain/cart/line-for-tests.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import { type Name, PASSWORD } from './session-people.ts';
import type { SessionTabs } from './session-tabs.ts';
import type { UnderWay } from './watch-session.ts';

type Parts = {
  readonly tab: SessionTabs['tab'];
  readonly idOf: (name: Name) => CustomerId;
  /** Begins what may change who is signed in. */
  readonly begin: (act: UnderWay, promise: Promise<unknown>) => void;
};

/** What the two do at a tab. */
export function createSessionDeeds({ tab, idOf, begin }: Parts) {
  return {
    async signsIn(at: number, name: Name) {
      const shop = await tab(at);
      const signedIn = shop.signIn({ email: `${name}@mail.test`, password: PASSWORD });
      begin({ at, kind: 'sign-in', id: idOf(name) }, signedIn);
    },
    async signsOut(at: number) {
      const shop = await tab(at);
      begin({ at, kind: 'sign-out' }, shop.signOut());
    },
    /** Puts a thing wherever a shopper leaves a trace of it. */
    async adds(at: number, thing: string) {
      const shop = await tab(at);
      shop.cart.update((cart) => withLine(cart, lineForTests(thing, 1)));
      shop.recentSearches.update((searches) => [...searches, thing] as never);
      shop.notify({ code: 'server-message', text: thing });
      void shop.syncCart();
    },
    async orders(at: number, id: string) {
      const shop = await tab(at);
      // What waits for a network has left the cart, which goes on without it.
      void shop.orderRepository.keep(
        sampleOrder(id, { owner: shop.visitor.get() }, { status: 'queued', hasLeftCart: true }),
      );
    },
    async asks(at: number) {
      void (await tab(at)).userGateway.me();
    },
    async undoes(at: number) {
      const shop = await tab(at);
      void shop.undoMerge();
    },
  };
}
