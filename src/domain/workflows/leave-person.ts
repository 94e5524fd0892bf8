import type { OrderRepository } from '#domain/orders/order-repository.ts';
import type { DropTasks } from '#domain/queue/clear-tasks.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import type { ForgetPerson } from '#domain/session/forget-person.ts';
import type { KeptRedirect } from '#domain/session/redirect.ts';
import { ownerOf, type Session } from '#domain/session/session.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import type { DropVisited } from '#domain/storage/drop-visited.ts';
import type { TellDroppedTasks } from './tell-dropped-tasks.ts';

/**
 * Leaves nothing of a customer whose session is over: neither in the page nor on the device (SESS-31 to SESS-37), nor what
 * tells what they looked at. Orders that wait stay for them; of what else waited they are told.
 */
export type LeavePerson = (owner: CustomerId | null) => Promise<void>;

type Ports = {
  readonly session: ReadonlyCell<Session>;
  readonly visitor: Cell<CustomerId | null>;
  readonly orderRepository: Pick<OrderRepository, 'forgetAnswered'>;
  readonly forgetPerson: ForgetPerson;
  readonly redirect: Pick<KeptRedirect, 'forget'>;
  readonly dropTasks: DropTasks;
  /** Removes what tells what was looked at on the device. */
  readonly forgetVisits: DropVisited;
  readonly tellDroppedTasks: TellDroppedTasks;
};

export function createLeavePerson({
  session,
  visitor,
  orderRepository,
  forgetPerson,
  redirect,
  dropTasks,
  forgetVisits,
  tellDroppedTasks: tellDiscarded,
}: Ports): LeavePerson {
  return async (owner) => {
    redirect.forget();
    const visitsForgotten = forgetVisits();
    const forgotten = forgetPerson(); // which begins at once: from here on the page is theirs who is signed in now
    visitor.update(() => ownerOf(session.get()));
    await forgotten;
    if (owner !== null) await forgetWork(owner);
    await visitsForgotten;
  };

  async function forgetWork(owner: CustomerId): Promise<void> {
    await orderRepository.forgetAnswered(owner);
    await dropTasks(owner);
    await tellDiscarded();
  }
}
