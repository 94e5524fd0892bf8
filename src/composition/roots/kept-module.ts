import { ContainerModule, type ServiceIdentifier } from 'inversify';
import { noChange } from '#domain/account/profile-change.ts';
import { begunAnew, type Cart, momentAfter, sinceOf } from '#domain/cart/cart.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import type { ForgetPerson, TakeOver } from '#domain/session/forget-person.ts';
import { createOwnership } from '#domain/session/ownership.ts';
import { ownerOf, type Session } from '#domain/session/session.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import { keepsNothing } from '#domain/storage/keeps-nothing.ts';
import { keptAccount } from '../account/kept-account.ts';
import { KEPT_PROFILE_CHANGE } from '../account/kept-tokens.ts';
import { keptCart } from '../cart/kept-cart.ts';
import { CART } from '../cart/start-tokens.ts';
import { KEPT_CART } from '../cart/tokens.ts';
import { keptCheckout } from '../checkout/kept-checkout.ts';
import { keptClosedPromos } from '../content/kept-content.ts';
import type { KeptArea } from '../device/kept-area.ts';
import { keptDrafts } from '../device/kept-drafts.ts';
import {
  CLOCK,
  FORGET_PERSON,
  KEPT_CELLS,
  type KeptCell,
  OWNERSHIP,
  PERSONAL_CELLS,
  TAKE_OVER,
} from '../device/tokens.ts';
import { keptUntold } from '../interface/kept-untold.ts';
import { keptCompare, keptRecentlyViewed, keptWishlist } from '../lists/kept-lists.ts';
import { type Bind, provide, provideShared } from '../provide.ts';
import { keptDiscarded } from '../queue/kept-discarded.ts';
import { keptRecentSearches } from '../search/kept-search.ts';
import { keptSession } from '../session/kept-session.ts';
import { KEPT_SESSION, SESSION, VISITOR } from '../session/tokens.ts';
import type { Token } from '../token.ts';
import { MAKING, type Making } from '../visit.ts';
import { isOfThePerson } from './state.ts';

/** What outlives a reload: the cart and the lists for good, the checkout's forms for an hour, other forms with the tab. */
const keptAreas: readonly KeptArea[] = [
  keptSession,
  keptCart,
  keptCheckout,
  keptDrafts,
  keptClosedPromos,
  keptWishlist,
  keptCompare,
  keptRecentSearches,
  keptRecentlyViewed,
  keptUntold,
  keptDiscarded,
  ...keptAccount,
];

/** The private areas of a device that keeps them. */
export const keptModule = new ContainerModule(({ bind }) => {
  const cells = keptAreas.map(({ area, whose, keep }) => ({ area, whose, cell: keep(bind) }));
  provideList(bind, KEPT_CELLS, cells);
  provideList(
    bind,
    PERSONAL_CELLS,
    cells.filter(({ whose }) => whose === 'person'),
  );
  provide(bind, OWNERSHIP, createOwnership, { session: KEPT_SESSION, visitor: VISITOR });
  provide(bind, FORGET_PERSON, createForgetPerson, {
    making: MAKING,
    personalCells: PERSONAL_CELLS,
    cart: CART,
    clock: CLOCK,
  });
  provide(bind, TAKE_OVER, createTakeOver, {
    personalCells: PERSONAL_CELLS,
    session: SESSION,
    visitor: VISITOR,
    forgetPerson: FORGET_PERSON,
  });
});

/** The same areas where nothing is kept: on the server they stay as they are. */
export const forgottenModule = new ContainerModule(({ bind }) => {
  for (const { forget } of keptAreas) forget(bind);
  provideShared(bind, KEPT_CELLS, []);
  provide(bind, KEPT_SESSION, ({ session }) => ({ ...session, ...keepsNothing }), { session: SESSION });
  provide(bind, KEPT_CART, ({ cart }) => ({ ...cart, ...keepsNothing }), { cart: CART });
  provideShared(bind, KEPT_PROFILE_CHANGE, { get: () => noChange, update: () => undefined, ...keepsNothing });
  provideShared(bind, OWNERSHIP, {
    present: () => null,
    kept: async () => null,
    find: async () => ({ owner: null, isSure: true }),
  });
  provideShared(bind, FORGET_PERSON, async () => undefined);
  provideShared(bind, TAKE_OVER, async () => undefined);
});

type Listed = { readonly area: string; readonly cell: ServiceIdentifier<KeptCell> };

function provideList(bind: Bind, name: Token<readonly KeptCell[]>, cells: readonly Listed[]): void {
  const named = Object.fromEntries(cells.map(({ area, cell }) => [area, cell]));
  provide(bind, name, (kept: Readonly<Record<string, KeptCell>>) => Object.values(kept), named);
}

type Forgetting = {
  readonly making: Making;
  readonly personalCells: readonly KeptCell[];
  readonly cart: Cell<Cart>;
  readonly clock: Pick<Clock, 'now'>;
};

/** What is forgotten follows from the table of areas: one that nobody thought of is the person's. */
function createForgetPerson({ making, personalCells, cart, clock }: Forgetting): ForgetPerson {
  return async () => {
    const since = sinceOf(cart.get());
    for (const cell of personalCells) cell.forget();
    making.forget(isOfThePerson);
    await Promise.all(personalCells.map((cell) => cell.read()));
    cart.update((now) => begunAnew(now, momentAfter(since, clock.now())));
  };
}

type TakingOver = Pick<Forgetting, 'personalCells'> & {
  readonly session: ReadonlyCell<Session>;
  readonly visitor: Cell<CustomerId | null>;
  readonly forgetPerson: ForgetPerson;
};

/**
 * Reading what a guest has left makes it theirs who is signed in; the page is theirs before anything of them is read. It
 * may still be the page of somebody whose session has ended.
 */
function createTakeOver({ personalCells, session, visitor, forgetPerson }: TakingOver): TakeOver {
  return async () => {
    const [before, now] = [visitor.get(), ownerOf(session.get())];
    visitor.update(() => now);
    if (before !== null && before !== now) return forgetPerson();
    await Promise.all(personalCells.map((cell) => cell.read()));
  };
}
