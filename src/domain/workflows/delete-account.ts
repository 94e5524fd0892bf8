import type { AccountGateway } from '#domain/account/account-gateway.ts';
import type { Deletion } from '#domain/account/own-data.ts';
import type { NamedLists } from '#domain/lists/named-lists.ts';
import type { SharedListGateway, Sharing } from '#domain/lists/shared-list.ts';
import { isAnswered } from '#domain/orders/order.ts';
import type { OrderRepository } from '#domain/orders/order-repository.ts';
import type { RunQueue } from '#domain/queue/run-queue.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import { becoming, nextMoment, ownerOf, type Session } from '#domain/session/session.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import type { Failure } from '#domain/shared/reply.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';
import type { LeavePerson } from './leave-person.ts';

/**
 * What came of it. `order-waits`: an order on this device has not reached the shop, and could not without the account.
 * `failed`: there was no answer; asked again it is the same deletion.
 */
export type DeletionOutcome = 'deleted' | 'wrong-password' | 'other-credit' | 'order-waits' | 'offline' | 'failed';

/** Deletes the account of who is signed in, for good, and leaves nothing of them on the device, as signing out does. */
export type DeleteAccount = (deletion: Deletion) => Promise<DeletionOutcome>;

type Ports = {
  readonly session: PersistedCell<Session>;
  readonly connectivity: Pick<Connectivity, 'isOnline'>;
  readonly runQueue: RunQueue;
  readonly orderRepository: Pick<OrderRepository, 'all'>;
  readonly accountGateway: Pick<AccountGateway, 'deleteAccount'>;
  readonly sharing: Pick<PersistedCell<Sharing | null>, 'get'>;
  readonly namedLists: Pick<PersistedCell<NamedLists>, 'get'>;
  readonly sharedListGateway: Pick<SharedListGateway, 'end'>;
  readonly leavePerson: LeavePerson;
  readonly clock: Pick<Clock, 'wait' | 'now'>;
};

/** How long what waits may take to be sent before: afterwards nobody takes it. */
const LAST_RUN_MS = 3_000;

const WRONG_PASSWORD = 422;
const OTHER_CREDIT = 409;

export function createDeleteAccount(ports: Ports): DeleteAccount {
  const { session, connectivity, runQueue, orderRepository, accountGateway, clock } = ports;
  return async (deletion) => {
    const owner = ownerOf(session.get());
    if (owner === null) return 'failed';
    if (!connectivity.isOnline()) return 'offline';
    await Promise.race([runQueue({ isAtOnce: true }), clock.wait(LAST_RUN_MS)]);
    const isWaiting = (await orderRepository.all()).some((order) => order.owner === owner && !isAnswered(order));
    if (isWaiting) return 'order-waits';
    const reply = await accountGateway.deleteAccount(deletion);
    if (reply.kind !== 'ok') return whyNot(reply);
    await endLinks(ports);
    await leave(ports, owner);
    return 'deleted';
  };
}

function whyNot(failure: Failure): Exclude<DeletionOutcome, 'deleted'> {
  const code = failure.kind === 'refused' ? failure.code : 0;
  if (code === WRONG_PASSWORD) return 'wrong-password';
  return code === OTHER_CREDIT ? 'other-credit' : 'failed';
}

/** What ends them is on this device alone. A link that cannot be ended now ends by itself. */
async function endLinks({ sharing, namedLists, sharedListGateway }: Ports): Promise<void> {
  const shared = [sharing.get(), ...namedLists.get().map((list) => list.sharing)];
  const open = shared.filter((each) => each !== null);
  await Promise.all(open.map(({ list, secret }) => sharedListGateway.end({ list, secret })));
}

/** Nothing is sent any more: no token of theirs is worth anything. */
async function leave({ session, leavePerson, clock }: Ports, owner: CustomerId): Promise<void> {
  const left: Session = { kind: 'guest', leftAt: nextMoment(session.get(), clock.now()) };
  session.update((now) => (ownerOf(now) === owner ? becoming(now, left) : now));
  await session.settled();
  await leavePerson(owner);
}
