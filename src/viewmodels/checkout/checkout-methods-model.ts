import { makeAutoObservable } from 'mobx';
import type { Cart } from '#domain/cart/cart.ts';
import type { PaymentMethod } from '#domain/cart/methods.ts';
import type { PaymentRules, PaymentWay } from '#domain/cart/payment-channels.ts';
import type { CheckoutMethods } from '#domain/checkout/checkout-methods.ts';
import type { ChoosePayment } from '#domain/checkout/choose-payment.ts';
import type { ChooseShipping } from '#domain/checkout/choose-shipping.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { type Money, nothing } from '#domain/shared/money.ts';
import { displayPrice } from '#domain/storeview/display-price.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { checkoutMessages } from '../messages/checkout/en.ts';
import type { Messages } from '../messages/writing/messages.ts';

export type CheckoutMethodsPorts = {
  readonly cart: ReadonlyCell<Cart>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly checkoutMethods: ReadonlyCell<CheckoutMethods>;
  readonly paymentRules: PaymentRules;
  readonly chooseShipping: ChooseShipping;
  readonly choosePayment: ChoosePayment;
  readonly isOnline: ReadonlyCell<boolean>;
  readonly messages: Messages;
};

/** A way to send or to pay, as one of a group of radios. */
export type MethodView = {
  readonly code: string;
  readonly title: string;
  readonly isChosen: boolean;
  /** What it costs or how it goes on; '' when there is nothing to say. */
  readonly note: string;
};

/** What the ways to pay are shown from. */
export type PaymentStanding = {
  readonly cart: Cart;
  readonly methods: CheckoutMethods;
  readonly paymentRules: PaymentRules;
  readonly isOnline: boolean;
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
    return this.#ports.checkoutMethods.get().shipping.map(({ methodCode, title, priceInclTax }) => ({
      code: methodCode,
      title,
      isChosen: methodCode === chosen,
      note: this.priceText(priceInclTax),
    }));
  }

  /** What the ways to pay are shown from, once their step is there. */
  get payment(): PaymentStanding {
    const { cart, checkoutMethods, paymentRules, isOnline } = this.#ports;
    return { cart: cart.get(), methods: checkoutMethods.get(), paymentRules, isOnline: isOnline.get() };
  }

  chooseShipping(code: string): void {
    void this.#ports.chooseShipping(code);
  }

  choosePayment({ method, channel }: PaymentWay<PaymentMethod>): void {
    void this.#ports.choosePayment(method.code, channel);
  }

  private priceText(price: Money): string {
    const { storeView, messages } = this.#ports;
    return price === nothing ? messages(checkoutMessages).free : displayPrice(price, storeView.get());
  }
}
