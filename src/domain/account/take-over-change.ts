import type { QueueTask } from '#domain/queue/queue-task.ts';
import type { Locks } from '#domain/storage/across-tabs.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';
import { noChange, type ProfileChange } from './profile-change.ts';

/** Queues the change that an earlier build has kept in a way of its own, so that it is sent like all others. */
export type TakeOverChange = () => Promise<void>;

type Ports = {
  readonly keptProfileChange: PersistedCell<ProfileChange>;
  readonly queueTask: QueueTask;
  readonly locks: Locks;
};

/** It leaves its old place only when it is safely in the queue; one tab at a time, so that it is queued once. */
export function createTakeOverChange({ keptProfileChange, queueTask, locks }: Ports): TakeOverChange {
  return () =>
    locks.runExclusive('take-over-change', async () => {
      await keptProfileChange.read();
      const change = keptProfileChange.get();
      if (change.kind === 'none') return;
      const { names, shippingAddress } = change;
      const { isKept } = await queueTask({ endpoint: 'change-profile', payload: { names, shippingAddress } });
      if (!isKept) return;
      keptProfileChange.update(() => noChange);
      await keptProfileChange.settled();
    });
}
