import { makeAutoObservable } from 'mobx';
import type { Cart } from '#domain/cart/cart.ts';
import { badgeCount } from '#domain/cart/cart.ts';
import type { CartRules } from '#domain/cart/cart-rules.ts';
import type { MenuView } from '#domain/catalog/menu-view.ts';
import type { ClosePromo } from '#domain/content/close-promo.ts';
import { type ClosedPromos, type Promos, stripOf } from '#domain/content/promos.ts';
import {
  noPanels,
  type Panel,
  type Panels,
  withOfferTaken,
  withPageArrived,
  withPanelOpen,
} from '#domain/interface/panels.ts';
import type { Wishlist } from '#domain/lists/wishlist.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import { isInUnion } from '#domain/storeview/european-union.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { frameMessages } from '../messages/frame/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import type { Contact } from '../notices/messages.ts';
import { SearchFieldModel } from '../search/search-field-model.ts';
import { storeWords } from '../store/store-words.ts';
import { type Announcement, announcement } from './announcement.ts';
import type { MenuLink } from './menu-link.ts';
import { MenuPath } from './menu-path.ts';

type Ports = {
  readonly contact: Contact;
  readonly messages: Messages;
  readonly menu: ReadonlyCell<MenuView>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly promos: ReadonlyCell<Promos>;
  readonly closedPromos: ReadonlyCell<ClosedPromos>;
  readonly closePromo: ClosePromo;
  readonly wishlist: ReadonlyCell<Wishlist>;
  readonly cart: ReadonlyCell<Cart>;
  readonly panels: Cell<Panels>;
  readonly searchText: Cell<string>;
  readonly isOnline: ReadonlyCell<boolean>;
  readonly waitingOrders: ReadonlyCell<readonly unknown[]>;
  readonly clock: Clock;
  readonly cartRules: Pick<CartRules, 'countType'>;
};

/** What surrounds every page: the menu, the way to the cart, and what the shop has to say. */
export class FrameModel {
  readonly #ports: Ports;
  readonly menuPath: MenuPath;
  readonly search: SearchFieldModel;

  constructor(ports: Ports) {
    this.#ports = ports;
    this.menuPath = new MenuPath(ports.clock);
    this.search = new SearchFieldModel(ports);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get menu(): readonly MenuLink[] {
    return this.#ports.menu.get().entries;
  }

  /** The entries the menu of small screens is opened along, from the top down. */
  get openLevels(): readonly MenuLink[] {
    const levels: MenuLink[] = [];
    for (const id of this.menuPath.ids) {
      const entry = (levels.at(-1)?.children ?? this.menu).find((each) => each.id === id);
      if (entry) levels.push(entry);
    }
    return levels;
  }

  /** What stands above every page; null when the merchant has nothing to say or the shopper has closed it. */
  get announcement(): Announcement | null {
    const strip = stripOf(this.#ports.promos.get(), this.#ports.closedPromos.get());
    return strip && announcement(strip);
  }

  get wishlistCount(): number {
    return this.#ports.wishlist.get().length;
  }

  get wishlistLabel(): string {
    return this.#ports.messages(frameMessages).wishlist(this.wishlistCount);
  }

  get cartCount(): number {
    return badgeCount(this.#ports.cart.get(), this.#ports.cartRules.countType);
  }

  get cartLabel(): string {
    return this.#ports.messages(frameMessages).cart(this.cartCount);
  }

  /** The shop has to ask about orders that wait on this device (QUEUE-21). */
  get asksAboutOrders(): boolean {
    return this.#ports.waitingOrders.get().length > 0;
  }

  isOpen(panel: Panel): boolean {
    return this.#ports.panels.get().open === panel;
  }

  /** True as well while it is offered and its code still loads. */
  isWanted(panel: Panel): boolean {
    return this.isOpen(panel) || this.#ports.panels.get().offered === panel;
  }

  /** The present store view: `India, ₹ INR`. */
  get storeText(): string {
    return storeWords(this.#ports.storeView.get());
  }

  /** Whether the law of the European Union lets whoever shops here withdraw. */
  get isInUnion(): boolean {
    return isInUnion(this.#ports.storeView.get());
  }

  get isOffline(): boolean {
    return !this.#ports.isOnline.get();
  }

  get email(): string {
    return this.#ports.contact.email;
  }

  closeAnnouncement(): void {
    const id = this.announcement?.id;
    if (id !== undefined) void this.#ports.closePromo(id);
  }

  openMenu(): void {
    this.menuPath.reset();
    this.#open('menu');
  }

  openAccount(): void {
    this.#open('account');
  }

  openWishlist(): void {
    this.#open('wishlist');
  }

  openStore(): void {
    this.#open('store');
  }

  openMinicart(): void {
    this.#open('minicart');
  }

  /** The panel that was offered can be shown now. */
  openOffered(): void {
    this.#ports.panels.update(withOfferTaken);
  }

  /** Called when a page has arrived; `isElsewhere`: at another address. */
  arrived(isElsewhere: boolean): void {
    this.#ports.panels.update((now) => (isElsewhere || now.isAhead ? withPageArrived(now) : now));
  }

  /** Closes whatever panel is open or offered. */
  closePanel(): void {
    this.#ports.panels.update(() => noPanels);
  }

  #open(panel: Panel): void {
    this.#ports.panels.update((now) => withPanelOpen(now, panel));
  }
}

export function createFrame(ports: Ports): FrameModel {
  return new FrameModel(ports);
}
