import { makeAutoObservable } from 'mobx';
import { badgeCount } from '#domain/cart/cart.ts';
import type { LineKey } from '#domain/cart/line-parts.ts';
import { quantityOf } from '#domain/cart/merge-carts.ts';
import { openReceipt } from '#domain/cart/merge-receipt.ts';
import { shownTotals } from '#domain/cart/shown-totals.ts';
import type { KeepMerge, UndoMerge } from '#domain/cart/undo-merge.ts';
import { returnDaysOf } from '#domain/checkout/return-days.ts';
import type { Wishlist } from '#domain/lists/wishlist.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { CartMore } from '#domain/workflows/cart-more.ts';
import type { OpenCart } from '#domain/workflows/open-cart.ts';
import type { OpenCartMore } from '#domain/workflows/open-cart-more.ts';
import { cartMessages } from '../messages/cart/en.ts';
import { commonMessages } from '../messages/common/en.ts';
import { writingLocale } from '../messages/languages.ts';
import { returnMessages } from '../messages/returns/en.ts';
import { LastDoing } from '../shared/last-doing.ts';
import { countryName } from '../store/country-name.ts';
import { CartLinesModel, type CartLinesPorts } from './cart-lines-model.ts';
import type { ChangeChoiceModel, MakeChangeChoice } from './change-choice-model.ts';
import { CouponModel, type CouponPorts } from './coupon-model.ts';
import type { Offered } from './offered-cards.ts';
import { SavedLinesModel, type SavedLinesPorts } from './saved-lines-model.ts';
import { sumNotes } from './sum-notes.ts';
import { sumsView, type TermView } from './sums-view.ts';

type Ports = CartLinesPorts &
  SavedLinesPorts &
  CouponPorts & {
    /** True once the device's own cart was read; false on the server, where the cart is nobody's. */
    readonly isDeviceRead: ReadonlyCell<boolean>;
    readonly isDeviceLate: ReadonlyCell<boolean>;
    readonly makeChangeChoice: MakeChangeChoice;
    readonly openCart: OpenCart;
    readonly openCartMore: OpenCartMore;
    readonly cartMore: ReadonlyCell<CartMore>;
    readonly wishlist: ReadonlyCell<Wishlist>;
    /** Days in which a shopper may send pieces back. */
    readonly returnDays: number;
    readonly undoMerge: UndoMerge;
    readonly keepMerge: KeepMerge;
  };

/** How many pieces came from where when carts came together. */
export type Merged = { readonly fromDevice: number; readonly fromAccount: number };

/** The whole cart: what is in it, what it costs, and the way to checkout. */
export class CartScreenModel {
  readonly #ports: Ports;
  readonly doing = new LastDoing();
  readonly items: CartLinesModel;
  readonly later: SavedLinesModel;
  readonly coupon: CouponModel;
  /** Another colour or size for a line; null while none is to change, or while the code of it is on its way. */
  choice: ChangeChoiceModel | null = null;
  private changing: LineKey | null = null;

  constructor(ports: Ports) {
    this.#ports = ports;
    this.items = new CartLinesModel(ports, this.doing);
    this.later = new SavedLinesModel(ports, this.doing);
    this.coupon = new CouponModel(ports);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** While the device does not answer nobody knows that the cart is empty; what was put in since is shown. */
  get isReady(): boolean {
    const { isDeviceRead, isDeviceLate } = this.#ports;
    return isDeviceRead.get() || (isDeviceLate.get() && !this.isEmpty);
  }

  get isEmpty(): boolean {
    return this.#ports.cart.get().lines.length === 0;
  }

  /** What came together when the shopper signed in, as long as it can be taken back; null where nothing did. */
  get merged(): Merged | null {
    const receipt = openReceipt(this.#ports.cart.get());
    return receipt && { fromDevice: quantityOf(receipt.devices), fromAccount: receipt.fromAccount };
  }

  /** Where an empty cart may go on; what is shown of it comes with its code. */
  get offered(): Offered {
    const { wishlist, cartMore, storeView, mediaBase, messages } = this.#ports;
    const writing = { storeView: storeView.get(), mediaBase, messages };
    return { wishlist: wishlist.get(), recent: cartMore.get().recent, writing };
  }

  async undoMerge(): Promise<void> {
    await this.#ports.undoMerge();
  }

  keepMerged(): void {
    this.#ports.keepMerge();
  }

  get countText(): string {
    const count = badgeCount(this.#ports.cart.get(), 'quantities');
    return this.#ports.messages(commonMessages).pieces(count);
  }

  get sums(): readonly TermView[] {
    const { cart, storeView, messages } = this.#ports;
    const { country } = storeView.get();
    const notes = sumNotes(cart.get(), countryName(country, writingLocale(storeView.get())), messages);
    return sumsView(shownTotals(cart.get()).totals, { storeView: storeView.get(), messages }, notes);
  }

  /** That the sums are not the shop's own yet (CART-83); null when they are. */
  get sumsNote(): string | null {
    return shownTotals(this.#ports.cart.get()).isFinal ? null : this.#ports.messages(cartMessages).estimated;
  }

  /** Where a PIN code says by when it arrives. */
  get isInIndia(): boolean {
    return this.#ports.storeView.get().country === 'IN';
  }

  /** How long what is in the cart may be sent back; null where nothing of it is sent. */
  get returns(): string | null {
    const { cart, returnDays, messages } = this.#ports;
    const days = returnDaysOf(cart.get().lines, returnDays);
    return days === null ? null : messages(returnMessages).within(days);
  }

  /** What the merchant says of this cart (CART-05). */
  get promoMessage(): string | null {
    return shownTotals(this.#ports.cart.get()).totals.promoMessage;
  }

  get offlineText(): string | null {
    return this.#ports.isOnline.get() ? null : this.#ports.messages(cartMessages).offline;
  }

  /** Where the code of it cannot be had, the line stays as it is. */
  change(key: LineKey): Promise<void> {
    const { doing, leaveUnchanged } = this;
    this.changing = key;
    const choice = this.#ports.makeChangeChoice({ key, doing, onDone: leaveUnchanged });
    return choice.then((made) => this.begin(key, made), leaveUnchanged);
  }

  leaveUnchanged(): void {
    this.changing = null;
    this.choice = null;
  }

  /** Called when the page is open on a device that was read. What was asked at an earlier visit is over. */
  opened(): void {
    this.items.keep();
    this.leaveUnchanged();
    this.doing.begin();
    void this.#ports.openCart();
    void this.#ports.openCartMore();
  }

  private begin(key: LineKey, choice: ChangeChoiceModel): void {
    if (this.changing === key) this.choice = choice;
  }
}

export function createCartScreen(ports: Ports): CartScreenModel {
  return new CartScreenModel(ports);
}
