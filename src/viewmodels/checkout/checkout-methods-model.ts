import { makeAutoObservable } from 'mobx';
import type { Cart } from '#domain/cart/cart.ts';
import { isCashOnDelivery, offeredPaymentMethods, type PaymentMethod } from '#domain/cart/methods.ts';
import type { CheckoutMethods } from '#domain/checkout/checkout-methods.ts';
import type { ChoosePayment } from '#domain/checkout/choose-payment.ts';
import type { ChooseShipping } from '#domain/checkout/choose-shipping.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { displayPrice } from '#domain/storeview/display-price.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { checkoutWords } from '../words/checkout/en.ts';
import type { Words } from '../words/writing/words.ts';
import type { CheckoutTexts } from './field-words.ts';

export type CheckoutMethodsPorts = {
  readonly cart: ReadonlyCell<Cart>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly methods: ReadonlyCell<CheckoutMethods>;
  readonly chooseShipping: ChooseShipping;
  readonly choosePayment: ChoosePayment;
  readonly isOnline: ReadonlyCell<boolean>;
  readonly words: Words;
};

/** A way to send or to pay, as one of a group of radios. */
export type MethodView = {
  readonly code: string;
  readonly title: string;
  readonly isChosen: boolean;
  /** What it costs or how it goes on; '' when there is nothing to say. */
  readonly note: string;
};

/** How the parcel travels and how it is paid. */
export class CheckoutMethodsModel {
  readonly #ports: CheckoutMethodsPorts;

  constructor(ports: CheckoutMethodsPorts) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get shipping(): readonly MethodView[] {
    const chosen = this.#ports.cart.get().shippingMethod;
    return this.#ports.methods.get().shipping.map(({ methodCode, title, priceInclTax }) => ({
      code: methodCode,
      title,
      isChosen: methodCode === chosen,
      note: this.priceText(priceInclTax),
    }));
  }

  get payment(): readonly MethodView[] {
    const chosen = this.#ports.cart.get().paymentMethod;
    const texts = this.#ports.words(checkoutWords);
    const isOnline = this.#ports.isOnline.get();
    return this.offered.map((method) => {
      const isChosen = method.code === chosen;
      const note = paymentNote(method, { isChosen, isOnline }, texts);
      return { code: method.code, title: method.title, isChosen, note };
    });
  }

  /** Why the way to pay at the door is missing; null when it is not (CART-67). */
  get missingCashText(): string | null {
    const isLeftOut = this.offered.length < this.#ports.methods.get().payment.length;
    return isLeftOut ? this.#ports.words(checkoutWords).noCash : null;
  }

  chooseShipping(code: string): void {
    void this.#ports.chooseShipping(code);
  }

  choosePayment(code: string): void {
    void this.#ports.choosePayment(code);
  }

  private priceText(price: number): string {
    const { storeView, words } = this.#ports;
    return price === 0 ? words(checkoutWords).free : displayPrice(price, storeView.get().currency);
  }

  private get offered(): readonly PaymentMethod[] {
    return offeredPaymentMethods(this.#ports.methods.get().payment, this.#ports.cart.get());
  }
}

/** The two gateways continue on a page of their own. */
const gateways: Readonly<Record<string, string>> = { paypalstandard: 'PayPal', ccavenuepay: 'CCAvenue' };

type Standing = { readonly isChosen: boolean; readonly isOnline: boolean };

/** What paying at the door means is told before it is chosen; the shop's own condition once it is (CHK-08). */
function paymentNote({ code, message }: PaymentMethod, { isChosen, isOnline }: Standing, texts: CheckoutTexts): string {
  const gateway = gateways[code];
  if (gateway) return isOnline ? texts.gateway(gateway) : texts.gatewayLater(gateway);
  if (!isCashOnDelivery(code)) return '';
  return isChosen && message ? `${texts.cash} ${message}` : texts.cash;
}
