import { makeAutoObservable, observableRef } from 'mobx';
import type { OrderHistory } from '#domain/account/order-history.ts';
import type { Product } from '#domain/catalog/product.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import type { Order } from '#domain/orders/order.ts';
import type { ReadOrders } from '#domain/orders/read-orders.ts';
import { toldFit } from '#domain/reviews/told-fit.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { ProductMore } from '#domain/workflows/product-more.ts';
import { type SizeAdvice, sizeAdvice } from '#domain/workflows/size-advice.ts';
import { productMoreMessages } from '../messages/product-more/en.ts';
import type { Messages, TextsOf } from '../messages/writing/messages.ts';
import { wornText } from './worn-text.ts';

type Ports = {
  readonly productView: ReadonlyCell<ProductView>;
  readonly productMore: ReadonlyCell<ProductMore>;
  readonly readOrders: ReadOrders;
  readonly orderHistory: ReadonlyCell<OrderHistory>;
  readonly returnDays: number;
  readonly isDeviceRead: ReadonlyCell<boolean>;
  /** Whose page it is; null for a guest. */
  readonly visitor: ReadonlyCell<CustomerId | null>;
  readonly messages: Messages;
};

type Texts = TextsOf<typeof productMoreMessages>;

/** What is known of which size of the open product fits; it is said beside its sizes. */
export class SizeFitModel {
  readonly #ports: Ports;
  orders: readonly Order[] = [];

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, { orders: observableRef }, { autoBind: true });
  }

  /** A reason to look again: another product or shopper, or what the device was found to have kept. */
  get about(): string {
    const { isDeviceRead, visitor } = this.#ports;
    return `${this.product?.sku} ${isDeviceRead.get()} ${visitor.get()}`;
  }

  async open(): Promise<void> {
    this.know(await this.#ports.readOrders());
  }

  /** A sentence for each thing that is known: what the shopper took, what others say, and what is seen in the pictures. */
  get notes(): readonly string[] {
    const { product } = this;
    if (product === null) return [];
    const { orderHistory, returnDays, messages } = this.#ports;
    const texts = messages(productMoreMessages);
    const advice = sizeAdvice(product, { orders: this.theirs, history: orderHistory.get(), returnDays });
    const { reviews, sizeGuide } = this.#more(product);
    const told = reviews?.kind === 'ready' ? toldFit(reviews.latest) : null;
    const worn = sizeGuide?.worn ?? null;
    return [
      ...(advice ? [adviceText(advice, texts)] : []),
      ...(told ? [texts.toldFit(texts.fits[told.fit], told.agreed, told.said)] : []),
      ...(worn ? [wornText(worn, texts)] : []),
    ];
  }

  private get product(): Product | null {
    const view = this.#ports.productView.get();
    return view.kind === 'ready' ? view.product : null;
  }

  /** Of what was read, what is theirs who are here by now. */
  private get theirs(): readonly Order[] {
    const visitor = this.#ports.visitor.get();
    return this.orders.filter(({ owner }) => owner === null || owner === visitor);
  }

  private know(orders: readonly Order[]): void {
    this.orders = orders;
  }

  /** Nothing while it is of the product that was open before. */
  #more({ sku }: Product): Partial<ProductMore> {
    const more = this.#ports.productMore.get();
    return more.sku === sku ? more : {};
  }
}

function adviceText({ size, designer, isKept }: SizeAdvice, texts: Texts): string {
  if (designer === null) return isKept ? texts.keptThis(size) : texts.orderedThis(size);
  return isKept ? texts.keptOf(size, designer) : texts.orderedOf(size, designer);
}

export function createSizeFit(ports: Ports): SizeFitModel {
  return new SizeFitModel(ports);
}
