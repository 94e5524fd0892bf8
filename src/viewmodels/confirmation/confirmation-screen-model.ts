import { makeAutoObservable } from 'mobx';
import type { DeliveryRules } from '#domain/checkout/delivery-days.ts';
import type { Seller } from '#domain/invoice/seller.ts';
import type { LookAgain, OpenPayment } from '#domain/orders/follow-payment.ts';
import type { LeaveConfirmation } from '#domain/orders/open-confirmation.ts';
import type { Order } from '#domain/orders/order.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { type PaymentWord, paymentStateOf } from '#domain/orders/payment.ts';
import { ownerOf, type Session } from '#domain/session/session.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { type Clock, dayAt } from '#domain/shared/clock.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { type Billed, billedOf } from '../invoice/billed.ts';
import { writingLocale } from '../messages/languages.ts';
import { orderMessages } from '../messages/orders/en.ts';
import { paymentMessages } from '../messages/payment/en.ts';
import type { Contact } from '../notices/messages.ts';
import { unwantedTold } from './canceled-page.ts';
import { type CancellationView, cancellationView } from './cancellation-view.ts';
import { InstallModel, type InstallPorts } from './install-model.ts';
import { OrderKeyModel, type OrderKeyPorts } from './order-key-model.ts';
import { devicePage, type OrderPage, placedPage } from './order-page.ts';
import { paymentTold } from './payment-page.ts';
import { type ReturnsView, returnsView } from './return-views.ts';
import { WaitingOrderModel, type WaitingOrderPorts } from './waiting-order-model.ts';

type Ports = WaitingOrderPorts &
  OrderKeyPorts &
  InstallPorts & {
    readonly session: ReadonlyCell<Session>;
    readonly storeView: ReadonlyCell<StoreView>;
    /** True once the device was read, so that an order waiting on it can be found. */
    readonly isDeviceRead: ReadonlyCell<boolean>;
    readonly mediaBase: string;
    readonly deliveryRules: DeliveryRules;
    /** Where a shopper can ask. */
    readonly contact: Contact;
    readonly seller: Seller;
    readonly openPayment: OpenPayment;
    readonly lookAgain: LookAgain;
    readonly leaveConfirmation: LeaveConfirmation;
    readonly clock: Pick<Clock, 'now'>;
  };

/** What became of an order. */
export class ConfirmationScreenModel {
  readonly #ports: Ports;
  readonly waiting: WaitingOrderModel;
  readonly install: InstallModel;
  /** The e-mail by which an order opens that the shop tells this device of only in part. */
  readonly key: OrderKeyModel;
  /** The order named by the address; null when it names none. */
  asked: string | null = null;
  /** What the page of a gateway said of the payment; null for who does not come from there. */
  word: PaymentWord | null = null;
  isChecking = false;

  constructor(ports: Ports) {
    this.#ports = ports;
    this.waiting = new WaitingOrderModel(ports);
    this.install = new InstallModel(ports);
    this.key = new OrderKeyModel(ports);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isReady(): boolean {
    return this.#ports.isDeviceRead.get();
  }

  /** Why there is no order to show; null when there is no failure. */
  get failure(): string | null {
    const { isOnline, orderView, messages } = this.#ports;
    if (orderView.get().kind !== 'failed') return null;
    const { noOrderNamed, notRead, offline } = messages(orderMessages);
    if (this.asked === null) return noOrderNamed;
    if (!isOnline.get()) return offline;
    return this.word === null ? notRead : messages(paymentMessages).notAsked;
  }

  /** Whose account it is; null for a guest. */
  get customer(): string | null {
    return ownerOf(this.#ports.session.get());
  }

  get contactEmail(): string {
    return this.#ports.contact.email;
  }

  /** The order; null while it is looked for and when there is none. */
  get page(): OrderPage | null {
    return this.pageOf(this.#ports.orderView.get());
  }

  /** What is given back of it, and whether more can be; null where there is nothing to say. */
  get returns(): ReturnsView | null {
    const { clock, messages, orderView, storeView } = this.#ports;
    const view = orderView.get();
    const writing = { storeView: storeView.get(), messages };
    return view.kind === 'placed' ? returnsView(view.order, writing, dayAt(clock.now())) : null;
  }

  /** What an invoice of the order is made of; null where the shop has no such order, or gives no invoices. */
  get billed(): Billed | null {
    const { orderView, seller, storeView } = this.#ports;
    const view = orderView.get();
    return view.kind === 'placed' ? billedOf(view.order, seller, storeView.get()) : null;
  }

  open(orderId: string | null, word: PaymentWord | null): void {
    const asked = orderId || null;
    if (asked !== this.asked) this.forgetAnswers();
    this.asked = asked;
    this.word = word;
    void this.#ports.openPayment(this.asked, word);
  }

  retry(): void {
    this.open(this.asked, this.word);
  }

  /** Called when somebody has signed in: the order may be theirs. */
  met(): void {
    if (this.page?.isMasked) this.retry();
  }

  /** Asks how the payment stands; the page stays as it is meanwhile. */
  async checkAgain(): Promise<void> {
    this.setChecking(true);
    await this.#ports.lookAgain(this.word);
    this.setChecking(false);
  }

  /** Shows the order whole to whoever has typed its e-mail. */
  async showWhole(): Promise<void> {
    await this.key.find(this.asked);
  }

  /** Called when the page is left (CHK-45). */
  left(): void {
    this.forgetAnswers();
    this.#ports.leaveConfirmation();
  }

  /** What was said was said of another order. */
  private forgetAnswers(): void {
    this.waiting.left();
    this.key.reset();
  }

  private setChecking(isChecking: boolean): void {
    this.isChecking = isChecking;
  }

  private pageOf(view: OrderView): OrderPage | null {
    const { deliveryRules, isOnline, mediaBase, storeView, messages } = this.#ports;
    const locale = writingLocale(storeView.get());
    const writing = { storeView: storeView.get(), locale, mediaBase, delivery: deliveryRules, messages };
    switch (view.kind) {
      case 'placed':
        return { ...placedPage(view.order, writing, view.kept), ...this.toldOf(view, view.kept) };
      case 'waiting':
        return { ...devicePage(view.order, writing, isOnline.get()), ...this.toldOf(view, view.order) };
      case 'refused':
        return devicePage(view.order, writing, isOnline.get());
      case 'none':
      case 'loading':
      case 'failed':
        return null;
      default:
        return view satisfies never;
    }
  }

  /** Whether the order can be canceled, or what came of that; null where there is nothing to say. */
  get cancellation(): CancellationView | null {
    const view = this.#ports.orderView.get();
    const { storeView, messages } = this.#ports;
    if (view.kind !== 'placed' || view.order.isMasked) return null;
    return cancellationView(view.order, { storeView: storeView.get(), messages });
  }

  /** What is to be said before anything else: how it stands with the payment, or that it was to be canceled. */
  private toldOf(view: Known, kept: Order | null): Partial<OrderPage> {
    const { messages } = this.#ports;
    const payment = paymentStateOf(view, this.word);
    return { ...paymentTold(payment, this.word, messages), ...unwantedTold(kept, payment, messages) };
  }
}

type Known = Parameters<typeof paymentStateOf>[0];

export function createConfirmationScreen(ports: Ports): ConfirmationScreenModel {
  return new ConfirmationScreenModel(ports);
}
