import type { KeepSearchText } from '#domain/interface/keep-search-text.ts';
import type { ClearOrdered } from '#domain/orders/clear-ordered.ts';
import type { ResumeEdits } from '#domain/orders/edit-order.ts';
import type { FollowUpOrders } from '#domain/orders/follow-up-orders.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { type Clock, within } from '#domain/shared/clock.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';
import type { TellOfDevice } from '#domain/storage/tell-device-news.ts';
import type { BackOnline } from './back-online.ts';
import type { BeginQueue } from './begin-queue.ts';
import type { NoteViewed } from './note-viewed.ts';
import type { StartSession } from './start-session.ts';
import type { UntilQueueBegins } from './until-queue-begins.ts';

/**
 * Brings a page to life on the shopper's device: reads what was kept, then follows the network. Resolves when that is done,
 * or when the device takes its time: then it is done as soon as it answers.
 */
export type StartVisit = () => Promise<void>;

type Ports = {
  readonly startSession: StartSession;
  readonly keptCells: readonly Pick<PersistedCell<never>, 'open'>[];
  readonly isDeviceRead: Cell<boolean>;
  readonly isOnline: Cell<boolean>;
  readonly connectivity: Connectivity;
  readonly clock: Pick<Clock, 'after'>;
  readonly backOnline: BackOnline;
  readonly clearOrdered: ClearOrdered;
  readonly resumeEdits: ResumeEdits;
  readonly followUpOrders: FollowUpOrders;
  readonly noteViewed: NoteViewed;
  readonly untilQueueBegins: UntilQueueBegins;
  readonly beginQueue: BeginQueue;
  readonly keepSearchText: KeepSearchText;
  readonly tellOfDevice: TellOfDevice;
};

/** A page goes on without a device that takes longer. */
const READ_WITHIN_MS = 2_000;

export function createStartVisit(ports: Ports): StartVisit {
  const { keptCells, isDeviceRead, isOnline, connectivity, clock, backOnline } = ports;

  return async () => {
    ports.tellOfDevice();
    isOnline.update(() => connectivity.isOnline());
    connectivity.onChange(follow);
    await within(clock, READ_WITHIN_MS, begin(), undefined);
  };

  async function begin(): Promise<void> {
    await ports.startSession();
    await Promise.all(keptCells.map((cell) => cell.open()));
    isDeviceRead.update(() => true);
    ports.keepSearchText();
    ports.noteViewed(); // the page may have come from the server with its product
    void runQueueInTheEnd();
    await ports.clearOrdered();
    await ports.resumeEdits();
    if (connectivity.isOnline()) await ports.followUpOrders();
  }

  async function runQueueInTheEnd(): Promise<void> {
    await ports.untilQueueBegins();
    await ports.beginQueue();
  }

  /** Only the device's own word is believed here: a signal without a network changes nothing (QUEUE-16). */
  function follow(): void {
    isOnline.update(() => connectivity.isOnline());
    if (connectivity.isOnline()) void backOnline();
  }
}
