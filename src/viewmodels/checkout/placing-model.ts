import { makeAutoObservable, observableRef } from 'mobx';
import type { Cart } from '#domain/cart/cart.ts';
import { hasLeftCart, type OrderId } from '#domain/orders/order.ts';
import type { PlaceOutcome } from '#domain/orders/place-order.ts';
import type { ReadWaiting } from '#domain/orders/send-waiting.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { PlaceAsSeen, SeenChange, SeenOutcome } from '#domain/workflows/place-as-seen.ts';
import { checkoutMessages } from '../messages/checkout/en.ts';
import type { Messages } from '../messages/writing/messages.ts';

export type PlacingPorts = {
  readonly cart: ReadonlyCell<Cart>;
  readonly placeWithAccount: PlaceAsSeen;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly readWaiting: ReadWaiting;
  /** What outlives the page, such as the cart. */
  readonly keptCells: readonly Kept[];
  readonly messages: Messages;
};

type Kept = { readonly settled: () => Promise<void> };

/** The moment between pressing `Place order` and the page that thanks. */
export class PlacingModel {
  readonly #ports: PlacingPorts;
  isBusy = false;
  /** The cart as it was when the shopper pressed, kept while that order is on its way or taken. */
  pressed: Cart | null = null;
  /** An order that was placed here and that the shop has not answered. */
  waiting: OrderId | null = null;
  /** An unanswered order from before this page was opened. */
  earlier: OrderId | null = null;
  /** A page to pay on, once the order was taken. */
  paymentPage: string | null = null;
  /** Why no order was placed, where no notice says all of it. */
  problem: string | null = null;
  /** What is no longer as it was when the shopper pressed; nothing was placed. */
  changed: readonly SeenChange[] = [];

  constructor(ports: PlacingPorts) {
    this.#ports = ports;
    makeAutoObservable(this, { pressed: observableRef, changed: observableRef }, { autoBind: true });
  }

  get waitingText(): string | null {
    const { waiting, earlier } = this.#ports.messages(checkoutMessages);
    if (this.waiting !== null) return waiting;
    return this.earlier === null ? null : earlier;
  }

  /** In whose words and money what has changed is told. */
  get storeView(): StoreView {
    return this.#ports.storeView.get();
  }

  get waitingAddress(): string | null {
    const id = this.waiting ?? this.earlier;
    return id && confirmationAddress(id);
  }

  /** The page that thanks, once the shop took an order that had to wait: its pieces have left the cart. */
  get settledAddress(): string | null {
    const isSettled = this.pressed === null && this.#ports.cart.get().lines.length === 0;
    return isSettled && this.waiting ? confirmationAddress(this.waiting) : null;
  }

  /** Looks for an order that still waits for its answer, as after a reload; this reads the orders kept on the device. */
  async opened(): Promise<void> {
    const waiting = await this.#ports.readWaiting();
    this.recall(waiting.find((order) => !hasLeftCart(order))?.id ?? null);
  }

  /** Null when an order is on its way already: pressing twice orders once. */
  async place(): Promise<SeenOutcome | null> {
    if (this.isBusy) return null;
    this.begin();
    let outcome: SeenOutcome | null = null;
    try {
      outcome = await this.#ports.placeWithAccount();
      await this.written(outcome);
      return outcome;
    } finally {
      this.settle(outcome);
    }
  }

  /** The page of the shop that follows; null to stay, also for a page to pay on. */
  addressAfter(outcome: SeenOutcome): string | null {
    const isDone = isTaken(outcome) && this.paymentPage === null;
    return isDone ? confirmationAddress(outcome.order.id) : null;
  }

  /** Called when the page is left: the next order begins anew. */
  left(): void {
    this.pressed = null;
    this.waiting = null;
    this.earlier = null;
    this.paymentPage = null;
    this.problem = null;
    this.changed = [];
  }

  /** Leading to a page to pay on ends this page, so the cart without the ordered pieces must be on the device first. */
  private async written(outcome: SeenOutcome): Promise<void> {
    if (outcome.kind !== 'accepted' || outcome.redirectUrl === null) return;
    await Promise.all(this.#ports.keptCells.map((each) => each.settled()));
  }

  private recall(earlier: OrderId | null): void {
    this.earlier = earlier;
  }

  private begin(): void {
    this.isBusy = true;
    this.problem = null;
    this.changed = [];
    this.pressed = this.#ports.cart.get();
  }

  private settle(outcome: SeenOutcome | null): void {
    this.isBusy = false;
    this.earlier = null;
    if (!outcome || !isTaken(outcome)) this.pressed = null;
    this.waiting = outcome?.kind === 'waiting' && outcome.reason === 'server' ? outcome.order.id : null;
    if (outcome?.kind === 'accepted') this.paymentPage = safePage(outcome.redirectUrl);
    if (outcome?.kind === 'changed') this.changed = outcome.changes;
    if (outcome) this.problem = this.problemOf(outcome);
  }

  /** What the shop says to an order that it does not take is its own reason, as on the page of that order. */
  private problemOf(outcome: SeenOutcome): string | null {
    const { kind } = outcome;
    const { canceling, notStored } = this.#ports.messages(checkoutMessages);
    if (kind === 'canceling') return canceling;
    if (kind === 'refused') return outcome.message;
    return kind === 'not-stored' ? notStored : null;
  }
}

/** Taken by the shop, or by the device while there is no network (CHK-42). */
function isTaken(outcome: SeenOutcome): outcome is Extract<PlaceOutcome, { readonly kind: 'accepted' | 'waiting' }> {
  return outcome.kind === 'accepted' || (outcome.kind === 'waiting' && outcome.reason === 'offline');
}

function confirmationAddress(id: OrderId): string {
  return `/confirmation?orderId=${encodeURIComponent(id)}`;
}

function safePage(url: string | null): string | null {
  return url !== null && /^https?:\/\//i.test(url) ? url : null;
}
