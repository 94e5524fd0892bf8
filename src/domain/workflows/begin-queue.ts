import type { ShowWaitingChange } from '#domain/account/show-waiting-change.ts';
import { PENDING_NOTICES_AREA } from '#domain/notices/pending-notices.ts';
import { TASKS_SIGNAL } from '#domain/queue/queue-task.ts';
import type { RunQueue } from '#domain/queue/run-queue.ts';
import type { TabMessages } from '#domain/storage/across-tabs.ts';
import type { TellCart } from './tell-cart.ts';
import type { TellDroppedTasks } from './tell-dropped-tasks.ts';
import type { TellPendingNotices } from './tell-pending-notices.ts';

/**
 * What waits since an earlier visit is sent, and what was sent since then is told. From then on the shop hears of the cart,
 * and what other tabs and the worker queue or send is shown here, too.
 */
export type BeginQueue = () => Promise<void>;

type Ports = {
  readonly runQueue: RunQueue;
  readonly tellCart: TellCart;
  /** Calls back when what is told of the cart has become something else. */
  readonly followCart: (onChange: () => void) => void;
  readonly showWaitingChange: ShowWaitingChange;
  readonly tellPendingNotices: TellPendingNotices;
  readonly tellDroppedTasks: TellDroppedTasks;
  readonly tabMessages: TabMessages;
};

export function createBeginQueue(ports: Ports): BeginQueue {
  const {
    runQueue,
    tellCart,
    followCart,
    showWaitingChange,
    tellPendingNotices,
    tellDroppedTasks: tellDiscarded,
    tabMessages,
  } = ports;
  return async () => {
    tabMessages.listen(TASKS_SIGNAL, () => void showWaitingChange());
    tabMessages.listen(PENDING_NOTICES_AREA, () => void tellPendingNotices());
    void tellPendingNotices();
    void tellDiscarded();
    followCart(() => void tellCart());
    void tellCart();
    await runQueue({ isAtOnce: true });
  };
}
