import type { ShowWaitingChange } from '#domain/account/show-waiting-change.ts';
import { TASKS_SIGNAL } from '#domain/queue/queue-task.ts';
import type { RunQueue } from '#domain/queue/run-queue.ts';
import type { Signals } from '#domain/storage/turn-taking.ts';
import type { TellCart } from './tell-cart.ts';

/**
 * What waits since an earlier visit is sent. From then on the shop hears of the cart, and what other tabs queue or send is
 * shown here, too.
 */
export type BeginQueue = () => Promise<void>;

type Ports = {
  readonly runQueue: RunQueue;
  readonly tellCart: TellCart;
  /** Calls back when what is told of the cart has become something else. */
  readonly followCart: (onChange: () => void) => void;
  readonly showWaitingChange: ShowWaitingChange;
  readonly signals: Signals;
};

export function createBeginQueue({ runQueue, tellCart, followCart, showWaitingChange, signals }: Ports): BeginQueue {
  return async () => {
    signals.listen(TASKS_SIGNAL, () => void showWaitingChange());
    followCart(() => void tellCart());
    void tellCart();
    await runQueue({ isAtOnce: true });
  };
}
