import { makeAutoObservable, observableRef } from 'mobx';
import { type KeyProblem, nothingNamed, type OrderKey, problemsOfKey } from '#domain/orders/order-key.ts';
import { orderNumberOf } from '#domain/orders/order-number.ts';
import type { Tracked, TrackOrder } from '#domain/orders/track-order.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import { trackingMessages } from '../messages/tracking/en.ts';
import type { Messages } from '../messages/writing/messages.ts';

export type OrderKeyPorts = {
  readonly orderKey: Cell<OrderKey>;
  readonly isOnline: ReadonlyCell<boolean>;
  readonly trackOrder: TrackOrder;
  readonly messages: Messages;
};

/** A field of the form that finds an order. */
export type KeyField = keyof OrderKey;

/** Naming an order and its e-mail, or the e-mail of an order that the page names already. */
export class OrderKeyModel {
  readonly #ports: OrderKeyPorts;
  /** Fields that were left. */
  left: readonly KeyField[] = [];
  /** How often an order was to be shown. */
  attempts = 0;
  isLooking = false;
  /** Why none was found. */
  answer: string | null = null;

  constructor(ports: OrderKeyPorts) {
    this.#ports = ports;
    makeAutoObservable(this, { left: observableRef }, { autoBind: true });
  }

  get typed(): OrderKey {
    return this.#ports.orderKey.get();
  }

  /** What is wrong with a field, as far as it is to be told by now. */
  problemAt(field: KeyField): string | null {
    const found = problemsOfKey(this.typed).find((problem) => problem.field === field);
    const isDue = this.attempts > 0 || this.left.includes(field);
    return found && isDue ? this.#texts.problems[nameOf(found)] : null;
  }

  type(field: KeyField, text: string): void {
    this.answer = null;
    this.#ports.orderKey.update((now) => ({ ...now, [field]: text }));
  }

  leave(field: KeyField): void {
    if (this.typed[field] !== '') this.left = [...this.left, field];
  }

  /**
   * Looks for the order of the form, or for the one that is named; answers with its id. What was typed stays until one is
   * found, so that nothing is typed twice.
   */
  async find(named: string | null = null): Promise<string | null> {
    this.attempts += 1;
    const { order, email } = this.typed;
    const isFaulty = problemsOfKey(this.typed).some(({ field }) => field === 'email' || named === null);
    if (isFaulty || this.isLooking) return null;
    this.begin();
    const tracked = await this.#ports.trackOrder({ order: named ?? orderNumberOf(order), email: email.trim() });
    this.end(tracked, named !== null);
    return tracked.kind === 'found' ? tracked.id : null;
  }

  get #texts() {
    return this.#ports.messages(trackingMessages);
  }

  /** Called when the page is left, or shows another order: what was typed stays, what was said of it does not. */
  reset(): void {
    this.left = [];
    this.attempts = 0;
    this.answer = null;
  }

  private begin(): void {
    this.isLooking = true;
    this.answer = null;
  }

  private end(tracked: Tracked, isNamed: boolean): void {
    this.isLooking = false;
    if (tracked.kind === 'found') this.reset();
    this.answer = this.answerTo(tracked, isNamed);
    if (tracked.kind === 'found') this.#ports.orderKey.update(() => nothingNamed);
  }

  private answerTo({ kind }: Tracked, isNamed: boolean): string | null {
    const { failed, notFound, offline, tooOften, wrongEmail } = this.#texts;
    switch (kind) {
      case 'found':
        return null;
      case 'not-found':
        return isNamed ? wrongEmail : notFound;
      case 'too-often':
        return tooOften;
      case 'failed':
        return this.#ports.isOnline.get() ? failed : offline;
      default:
        return kind satisfies never;
    }
  }
}

function nameOf({ field, code }: KeyProblem) {
  return `${field}-${code}` as keyof (typeof trackingMessages)['english']['problems'];
}
