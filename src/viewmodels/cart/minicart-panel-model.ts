import { makeAutoObservable } from 'mobx';
import { badgeCount } from '#domain/cart/cart.ts';
import { shownTotals } from '#domain/cart/shown-totals.ts';
import { type Panels, withPanelClosed } from '#domain/interface/panels.ts';
import { type Notices, withoutCartNews } from '#domain/notices/notices.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import { displayPrice } from '#domain/storeview/display-price.ts';
import type { OpenCart } from '#domain/workflows/open-cart.ts';
import { cartMessages } from '../messages/cart/en.ts';
import { commonMessages } from '../messages/common/en.ts';
import { LastDoing } from '../shared/last-doing.ts';
import { CartLinesModel, type CartLinesPorts } from './cart-lines-model.ts';
import type { LineView } from './line-view.ts';

type Ports = CartLinesPorts & {
  readonly panels: Cell<Panels>;
  readonly notices: Cell<Notices>;
  /** True once the device's own cart was read. */
  readonly isDeviceRead: ReadonlyCell<boolean>;
  readonly isDeviceLate: ReadonlyCell<boolean>;
  readonly openCart: OpenCart;
};

const LINES_SHOWN = 5;

/** The cart at a glance, over any page (CART-91). */
export class MinicartPanelModel {
  readonly #ports: Ports;
  readonly doing = new LastDoing();
  readonly items: CartLinesModel;

  constructor(ports: Ports) {
    this.#ports = ports;
    this.items = new CartLinesModel(ports, this.doing);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isOpen(): boolean {
    return this.#ports.panels.get().open === 'minicart';
  }

  /** While the device does not answer nobody knows that the cart is empty; what was put in since is shown. */
  get isReady(): boolean {
    const { isDeviceRead, isDeviceLate } = this.#ports;
    return isDeviceRead.get() || (isDeviceLate.get() && !this.isEmpty);
  }

  get isEmpty(): boolean {
    return this.#ports.cart.get().lines.length === 0;
  }

  /** What stands where the lines would; null while there are some. */
  get emptyWords(): { readonly title: string; readonly text: string } | null {
    const { empty, emptyText } = this.#ports.messages(cartMessages);
    return this.isEmpty ? { title: empty, text: emptyText } : null;
  }

  /** The last lines, the newest on top. */
  get lines(): readonly LineView[] {
    return this.items.slice(-LINES_SHOWN).toReversed();
  }

  /** How many lines only the cart page shows; null when all are here. */
  get moreText(): string | null {
    const more = this.items.count - LINES_SHOWN;
    if (more <= 0) return null;
    return this.#ports.messages(cartMessages).more(more);
  }

  get countText(): string {
    const count = badgeCount(this.#ports.cart.get(), 'quantities');
    return this.#ports.messages(commonMessages).pieces(count);
  }

  get total(): string {
    const { totals } = shownTotals(this.#ports.cart.get());
    return displayPrice(totals.grandTotal, this.#ports.storeView.get());
  }

  /** Called when the panel has opened on a device that was read. What was asked at an earlier opening is over. */
  opened(): void {
    this.items.keep();
    this.doing.begin();
    void this.#ports.openCart();
  }

  /** A notice that something was added goes with the removal, since it may be about this piece. */
  remove(): void {
    this.#ports.notices.update(withoutCartNews);
    this.items.remove();
  }

  close(): void {
    this.#ports.notices.update(withoutCartNews);
    this.#ports.panels.update((now) => withPanelClosed(now, 'minicart'));
  }
}

export function createMinicartPanel(ports: Ports): MinicartPanelModel {
  return new MinicartPanelModel(ports);
}
