import { makeAutoObservable } from 'mobx';
import type { OpenConfirmation } from '#domain/orders/open-confirmation.ts';
import type { Order, PlacedOrder } from '#domain/orders/order.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { displayPrice } from '#domain/storeview/display-price.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { TermView } from '../cart/sums-view.ts';
import { dayInWords } from './moment.ts';
import { addressLines, type OrderLineView, orderLineView, placedLineView, placedTerms } from './order-page-view.ts';

type Ports = {
  readonly orderView: ReadonlyCell<OrderView>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly isOnline: ReadonlyCell<boolean>;
  readonly isDeviceRead: ReadonlyCell<boolean>;
  readonly mediaBase: string;
  /** Where a shopper can ask. */
  readonly contact: { readonly email: string };
  readonly openConfirmation: OpenConfirmation;
};

/** What an order page tells, whoever has the order: the shop, or only this device. */
export type OrderPage = {
  readonly kind: 'placed' | 'waiting' | 'refused';
  readonly heading: string;
  readonly text: string;
  /** The shop's number once it took the order, else the device's own for it. */
  readonly numberLabel: 'Order number' | 'Reference';
  readonly number: string;
  readonly day: string;
  readonly timestamp: string;
  readonly lines: readonly OrderLineView[];
  readonly terms: readonly TermView[];
  readonly addressLines: readonly string[];
  readonly shippingTitle: string;
  readonly paymentTitle: string;
  /** What happens now, step by step. */
  readonly next: readonly string[];
};

export class ConfirmationScreenModel {
  readonly #ports: Ports;
  /** The number of the order in the address; null when there is none. */
  asked: string | null = null;

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The device was read, so an order that waits on it can be found. */
  get isReady(): boolean {
    return this.#ports.isDeviceRead.get();
  }

  get isLoading(): boolean {
    const { kind } = this.#ports.orderView.get();
    return kind === 'none' || kind === 'loading';
  }

  /** Why there is nothing to show; null when there is no failure. */
  get failure(): string | null {
    const view = this.#ports.orderView.get();
    if (view.kind !== 'failed') return null;
    if (this.asked === null) return 'This address names no order.';
    return this.#ports.isOnline.get()
      ? 'We could not read this order just now. Your order number is kept here.'
      : 'You are offline. We can show this order when you are back online.';
  }

  get contactEmail(): string {
    return this.#ports.contact.email;
  }

  get page(): OrderPage | null {
    return this.pageOf(this.#ports.orderView.get());
  }

  open(orderId: string | null): void {
    this.asked = orderId;
    void this.#ports.openConfirmation(orderId);
  }

  retry(): void {
    this.open(this.asked);
  }

  private pageOf(view: OrderView): OrderPage | null {
    switch (view.kind) {
      case 'placed':
        return this.placedPage(view.order);
      case 'waiting':
        return { ...this.devicePage(view.order), ...this.waitingWords };
      case 'refused':
        return { ...this.devicePage(view.order), ...refusedWords(view.order) };
      case 'none':
      case 'loading':
      case 'failed':
        return null;
    }
  }

  private get writing() {
    return { currency: this.#ports.storeView.get().currency, mediaBase: this.#ports.mediaBase };
  }

  private placedPage(order: PlacedOrder): OrderPage {
    return {
      kind: 'placed',
      heading: `Thank you, ${order.firstName}`,
      text: `Your order is placed. Messages about it go to ${order.email}.`,
      numberLabel: 'Order number',
      number: order.number,
      day: dayInWords(order.createdAt),
      timestamp: order.createdAt,
      lines: order.lines.map((line) => placedLineView(line, this.writing)),
      terms: placedTerms(order, this.writing),
      addressLines: addressLines(order.shippingAddress),
      shippingTitle: order.shippingTitle,
      paymentTitle: order.paymentTitle,
      next: nextSteps(order),
    };
  }

  private devicePage(order: Order) {
    return {
      numberLabel: 'Reference',
      number: order.id,
      day: dayInWords(order.createdAt),
      timestamp: order.createdAt,
      lines: order.lines.map((line) => orderLineView(line, this.writing)),
      terms: [{ term: 'Total', amount: displayPrice(order.total, this.writing.currency) }],
      addressLines: addressLines(order.shippingAddress),
      shippingTitle: '',
      paymentTitle: '',
    } as const;
  }

  private get waitingWords() {
    const when = this.#ports.isOnline.get() ? 'as soon as the shop answers' : 'when you are back online';
    return {
      kind: 'waiting',
      heading: 'Waiting to be sent',
      text: `Your order is saved on this device and will be sent ${when}. Do not order again.`,
      next: [
        'Keep this page open: it sends your order by itself and shows the answer here.',
        'Your order is yours only once the shop has confirmed it with an order number.',
      ],
    } as const;
  }
}

function refusedWords({ outcome }: Order) {
  return {
    kind: 'refused',
    heading: 'Your order was not placed',
    text: outcome.kind === 'refused' ? outcome.message : '',
    next: ['Nothing was charged.', 'Check your details and order again, or write to us.'],
  } as const;
}

function nextSteps({ shippingAddress, shippingTitle }: PlacedOrder): readonly string[] {
  if (!shippingAddress) return ['You can use what you bought as soon as it is paid.'];
  return [
    'Our atelier checks and packs each piece by hand.',
    `${shippingTitle || 'The courier'} brings it to ${shippingAddress.city}.`,
    'Should something not be right, write to us with your order number.',
  ];
}

export function createConfirmationScreen(ports: Ports): ConfirmationScreenModel {
  return new ConfirmationScreenModel(ports);
}
