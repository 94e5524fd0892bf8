import type { CartState } from '#domain/analytics/tracking-gateway.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { CheckoutDetails } from '#domain/checkout/details.ts';
import type { QueueTask } from '#domain/queue/queue-task.ts';
import type { QueuedCommand } from '#domain/queue/queued-command.ts';
import type { RunQueue } from '#domain/queue/run-queue.ts';
import { subjectOf } from '#domain/queue/task.ts';
import type { TaskRepository } from '#domain/queue/task-repository.ts';
import { customerOf, ownerOf, type Session } from '#domain/session/session.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import { problemOfEmail } from '#domain/shared/email-address.ts';

/**
 * Tells the shop of a cart with something in it, once it is known whom to remind of it (TRACK-20, TRACK-21). A cart of
 * which the shop has heard just that is not told again, also after a reload.
 */
export type TellCart = () => Promise<void>;

export type CartTold = { readonly id: string; readonly state: CartState };

type Known = { readonly cart: Cart; readonly session: Session; readonly details: CheckoutDetails };

/** What is told of a cart; null while there is nothing to be reminded of, or nobody. */
export function cartTold({ cart: { id, lines, totals }, session, details }: Known): CartTold | null {
  const email = customerOf(session)?.email ?? details.personal.emailAddress.trim();
  if (lines.length === 0 || problemOfEmail(email) !== null) return null;
  const items = lines.map(({ sku, quantity, price }) => ({ sku, quantity, price }));
  return { id: id ?? email, state: { lines: items, total: totals?.value.grandTotal ?? null, email } };
}

type Ports = {
  readonly cart: ReadonlyCell<Cart>;
  readonly session: ReadonlyCell<Session>;
  readonly checkoutDetails: ReadonlyCell<CheckoutDetails>;
  readonly taskRepository: Pick<TaskRepository, 'latestAbout'>;
  readonly queueTask: QueueTask;
  readonly runQueue: RunQueue;
  readonly clock: Clock;
};

/** Whoever fills a cart changes it several times in a row; the shop need not hear of each. */
const AT_REST_MS = 5_000;

export function createTellCart({
  cart,
  session,
  checkoutDetails,
  taskRepository,
  queueTask,
  runQueue,
  clock,
}: Ports): TellCart {
  let told = '';
  return async () => {
    const payload = cartTold({ cart: cart.get(), session: session.get(), details: checkoutDetails.get() });
    if (payload === null) return;
    const text = JSON.stringify(payload);
    if (text === told) return;
    told = text;
    const command: QueuedCommand = { endpoint: 'tell-cart', payload };
    const subject = subjectOf(command, { owner: ownerOf(session.get()) });
    const before = subject === null ? null : await taskRepository.latestAbout(subject);
    if (JSON.stringify(before?.payload) === text) return;
    await queueTask(command);
    await clock.wait(AT_REST_MS);
    if (told === text) await runQueue();
  };
}
