import { begunAnew, type Cart, momentAfter, sinceOf } from '#domain/cart/cart.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import type { ForgetPerson, TakeOver, UntilTakenOver } from '#domain/session/forget-person.ts';
import { ownerOf, type Session } from '#domain/session/session.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { Cells } from '../wiring/cells.ts';
import type { KeptCell } from './kept-area.ts';
import { isOfThePerson } from './state.ts';

type Forgetting = {
  readonly cells: Cells;
  readonly personalCells: readonly KeptCell[];
  readonly cart: Cell<Cart>;
  readonly clock: Pick<Clock, 'now'>;
};

/** What is forgotten follows from the table of areas: one that nobody thought of is the person's. */
export function createForgetPerson({ cells, personalCells, cart, clock }: Forgetting): ForgetPerson {
  return async () => {
    const since = sinceOf(cart.get());
    for (const cell of personalCells) cell.forget();
    cells.forget(isOfThePerson);
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
export function createTakeOver({ personalCells, session, visitor, forgetPerson }: TakingOver): TakeOver {
  return async () => {
    const [before, now] = [visitor.get(), ownerOf(session.get())];
    visitor.update(() => now);
    if (before !== null && before !== now) return forgetPerson();
    await Promise.all(personalCells.map((cell) => cell.read()));
  };
}

export function createUntilTakenOver({
  personalCells,
  takeOver,
}: Pick<Forgetting, 'personalCells'> & { readonly takeOver: TakeOver }): UntilTakenOver {
  return async () => {
    await takeOver();
    await Promise.all(personalCells.map((cell) => cell.untilStored())); // which reads again where nothing was to be read
  };
}
