import { makeAutoObservable } from 'mobx';
import type { Cart } from '#domain/cart/cart.ts';
import type { LoadSendingLimits } from '#domain/cart/load-sending-limits.ts';
import { shownTotals } from '#domain/cart/shown-totals.ts';
import type { ChangeDetails } from '#domain/checkout/change-details.ts';
import { destinationForm, destinationOf } from '#domain/checkout/destination.ts';
import type { CheckoutDetails } from '#domain/checkout/details.ts';
import type { ProposeCountry } from '#domain/checkout/propose-country.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { displayPrice } from '#domain/storeview/display-price.ts';
import { haveSamePrices } from '#domain/storeview/have-same-prices.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { PriceForDelivery } from '#domain/workflows/price-for-delivery.ts';
import { checkoutMessages } from '../messages/checkout/en.ts';
import { writingLocale } from '../messages/languages.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { countryName } from '../store/country-name.ts';

export type DeliveryPricesPorts = {
  readonly cart: ReadonlyCell<Cart>;
  readonly checkoutDetails: ReadonlyCell<CheckoutDetails>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly isOnline: ReadonlyCell<boolean>;
  readonly changeDetails: ChangeDetails;
  readonly proposeCountry: ProposeCountry;
  readonly priceForDelivery: PriceForDelivery;
  readonly loadSendingLimits: LoadSendingLimits;
  readonly messages: Messages;
};

/** Whose prices count at the checkout: they follow the country that the order goes to, with a word and a way back. */
export class DeliveryPricesModel {
  readonly #ports: DeliveryPricesPorts;
  /** The country that the shopper came with, once another has changed the prices; null before. */
  before: string | null = null;

  constructor(ports: DeliveryPricesPorts) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The form beside whose country it is told. */
  get form(): 'shipping' | 'billing' {
    return destinationForm(this.#ports.cart.get());
  }

  /** That other prices count now, or will; null where they are those the shopper came with. */
  get notice(): string | null {
    const { checkoutDetails, cart, storeView, isOnline, messages } = this.#ports;
    const destination = destinationOf(checkoutDetails.get(), cart.get());
    const { country } = storeView.get();
    const texts = messages(checkoutMessages);
    if (!haveSamePrices(country, destination)) {
      return isOnline.get() ? null : texts.pricesLater(this.nameOf(destination));
    }
    if (this.formerCountry === null) return null;
    const { totals, isFinal } = shownTotals(cart.get());
    const total = isFinal ? [texts.totalNow(displayPrice(totals.grandTotal, storeView.get()))] : [];
    return [texts.pricesNow(this.nameOf(destination)), ...total].join(' ');
  }

  /** Whether another tab has made the prices of the cart those of another country. */
  get areElsewhere(): boolean {
    const { cart, checkoutDetails } = this.#ports;
    const { pricedFor } = cart.get();
    return pricedFor !== null && !haveSamePrices(pricedFor, destinationOf(checkoutDetails.get(), cart.get()));
  }

  /** What the button that undoes it says; null where nothing is to be undone. */
  get wayBack(): string | null {
    return this.formerCountry && this.#ports.messages(checkoutMessages).deliverInstead(this.nameOf(this.formerCountry));
  }

  /** Called when the checkout is open on a device that was read, and when the network is back. */
  opened(): void {
    this.#ports.proposeCountry();
    void this.#ports.loadSendingLimits();
    this.follow(null);
  }

  /** Called when a country was chosen; `chosenBefore` is the one that gave way to it. */
  follow(chosenBefore: string | null): void {
    const priced = this.#ports.priceForDelivery();
    if (priced.kind !== 'moved') return;
    const isBefore = chosenBefore !== null && haveSamePrices(chosenBefore, priced.from);
    this.before ??= isBefore ? chosenBefore : priced.from;
  }

  goBack(): void {
    if (this.before === null) return;
    this.#ports.changeDetails(this.form, 'country', this.before);
    this.follow(null);
    this.before = null;
  }

  private get formerCountry(): string | null {
    const { country } = this.#ports.storeView.get();
    return this.before !== null && !haveSamePrices(this.before, country) ? this.before : null;
  }

  private nameOf(country: string): string {
    return countryName(country, writingLocale(this.#ports.storeView.get()));
  }
}
