import type { OrderStatus } from '#api/database/order-tables.ts';

/** What a mail tells of an order. A payment that fails cancels it, which is told by the same mail. */
export type Occasion =
  | 'placed'
  | 'paid'
  | 'payment-failed'
  | 'payment-returned'
  | 'shipped'
  | 'delivered'
  | 'canceled'
  | 'paid-back';

/** What a mail tells of what a shopper gives back. */
export type ReturnOccasion = 'asked' | 'received' | 'refunded' | 'refused';

/** How an order may stand that is just placed. */
export type NewStatus = Exclude<OrderStatus, 'canceled' | 'shipped' | 'complete'>;

/** All that the mails about orders say in one language. Texts that come in are whole words, escaped by whoever writes them down. */
export type OrderMailWords = {
  readonly subject: Readonly<Record<Occasion, (number: string) => string>>;
  readonly heading: Readonly<Record<Occasion, string>>;
  /** What happens next with an order that is just placed. */
  readonly next: Readonly<Record<NewStatus, string>>;
  readonly paid: string;
  readonly notCharged: string;
  readonly nothingSent: string;
  readonly couponAgain: (code: string) => string;
  readonly creditAgain: (amount: string) => string;
  readonly notForNothing: string;
  /** Where something was paid after the order was canceled, twice, or not as it was due. */
  readonly paymentReturned: string;
  readonly handedOver: string;
  readonly arrived: string;
  readonly canceledAsAsked: string;
  readonly paysBack: (amount: string) => string;
  readonly notCanceledByYou: string;
  readonly carrier: string;
  readonly parcelNumber: string;
  readonly followParcel: string;
  readonly orderNumber: string;
  readonly placedOn: string;
  readonly payment: string;
  readonly delivery: string;
  readonly orderedItems: string;
  readonly colour: string;
  readonly size: string;
  readonly subtotal: string;
  readonly discount: string;
  readonly shipping: string;
  readonly storeCredit: string;
  readonly total: string;
  readonly taxWithin: string;
  readonly deliverTo: string;
  readonly billTo: string;
  readonly lookAtOrder: string;
  readonly returns: ReturnMailWords;
};

/** What they say of what is given back; `number` is that of the return. */
export type ReturnMailWords = {
  readonly subject: Readonly<Record<ReturnOccasion, (number: string) => string>>;
  readonly heading: Readonly<Record<ReturnOccasion, string>>;
  readonly pack: string;
  /** Where nobody has said yet where it is sent. */
  readonly sendingFollows: string;
  /** Where it was paid in cash. */
  readonly accountFollows: string;
  readonly lookedAt: string;
  readonly paidBack: (amount: string) => string;
  readonly asCredit: (amount: string) => string;
  readonly notRight: string;
  readonly returnNumber: string;
  readonly items: string;
  readonly refund: string;
  readonly sendTo: string;
};
