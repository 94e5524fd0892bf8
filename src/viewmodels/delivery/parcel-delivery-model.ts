import { makeAutoObservable } from 'mobx';
import type { Cart } from '#domain/cart/cart.ts';
import type { CheckoutDetails } from '#domain/checkout/details.ts';
import type { CheckParcel } from '#domain/delivery/check-parcel.ts';
import type { DeliveryAnswer, DeliveryMemory } from '#domain/delivery/delivery-memory.ts';
import { pinCodeOf, saidOfParcel, skusOfParcel } from '#domain/delivery/parcel.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { writingLocale } from '../messages/languages.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { type DeliveryTold, deliveryTold } from './delivery-told.ts';

type Ports = {
  readonly cart: ReadonlyCell<Cart>;
  readonly checkoutDetails: ReadonlyCell<CheckoutDetails>;
  readonly deliveryMemory: ReadonlyCell<DeliveryMemory | null>;
  readonly checkParcel: CheckParcel;
  readonly market: () => Market;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly isOnline: ReadonlyCell<boolean>;
  readonly messages: Messages;
};

/** By when what is about to be ordered is at the address in the checkout. Where nobody delivers, the field itself says so. */
export class ParcelDeliveryModel {
  readonly #ports: Ports;
  private asking: string | null = null;

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** What the shop is to be asked, once the PIN code is complete; null for nothing. */
  get toAsk(): string | null {
    const { cart, checkoutDetails, isOnline } = this.#ports;
    const pinCode = pinCodeOf(checkoutDetails.get());
    return pinCode && `${pinCode} ${skusOfParcel(cart.get()).join()} ${isOnline.get()}`;
  }

  get told(): DeliveryTold | null {
    return this.isRefused ? null : this.words;
  }

  /** That nobody delivers there, to be said aloud: who is still in the field does not hear what comes to stand at it. */
  get refusal(): string {
    return (this.isRefused && this.words?.headline.text) || '';
  }

  /** Asks as often as `toAsk` is something else. */
  async ask(): Promise<void> {
    if (this.toAsk === null) return;
    this.asking = this.toAsk;
    await this.#ports.checkParcel();
    this.answered();
  }

  /** Whether the shop is asked just now: what it is about to say needs room. */
  get isAsking(): boolean {
    return this.asking !== null && this.asking === this.toAsk;
  }

  private answered(): void {
    this.asking = null;
  }

  private get isRefused(): boolean {
    return this.said?.estimate.kind === 'never';
  }

  private get words(): DeliveryTold | null {
    const { checkoutDetails, messages, storeView } = this.#ports;
    const writing = { locale: writingLocale(storeView.get()), messages };
    return this.said && deliveryTold(this.said, pinCodeOf(checkoutDetails.get()) ?? '', writing);
  }

  private get said(): DeliveryAnswer | null {
    const { cart, checkoutDetails, deliveryMemory, market } = this.#ports;
    return saidOfParcel(deliveryMemory.get(), { cart: cart.get(), details: checkoutDetails.get() }, market().today);
  }
}

export function createParcelDelivery(ports: Ports): ParcelDeliveryModel {
  return new ParcelDeliveryModel(ports);
}
