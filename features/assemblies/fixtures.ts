import type { TextFile } from '#domain/account/save-file.ts';
import type { VisitEvent } from '#domain/analytics/visit-event.ts';
import type { ChatHours } from '#domain/chat/chat-hours.ts';
import type { ShopBlock } from '#domain/content/shop-block.ts';
import type { NoticeCode } from '#domain/notices/notice-codes.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { Device } from './device.ts';
import type { OrderFixtures } from './order-fixtures.ts';
import type { PromoTold } from './promo-told.ts';
import type { ChangeableSettings } from './settings.ts';
import type { StoreTold } from './store-told.ts';
import type {
  CartToldSeen,
  CategorySpec,
  ChoiceRecorded,
  Days,
  EventTold,
  Fault,
  KeptOnDevice,
  MailSeen,
  OrderElsewhere,
  Person,
  ProductSpec,
  ReviewSeen,
  TagsSeen,
} from './world-facts.ts';

/** The world around the shopper: the shop's API, the device, the network and the time. Given steps change it. */
export interface Fixtures extends OrderFixtures {
  sell(spec: ProductSpec): Promise<void>;
  addCategory(category: CategorySpec): Promise<void>;
  /** Plans rows with these titles, each showing the product; `days` are the first moment of the last of them and the first after. */
  planHome(titles: readonly string[], spec: ProductSpec, days?: Days): Promise<void>;
  /** Plans one row, of the products of the category with this name. */
  plansRowOf(title: string, categoryName: string): Promise<void>;
  /** The banners of the store view, by their titles; no others from then on. */
  promotes(banners: {
    readonly head: string | null;
    readonly small: readonly string[];
    /** On the pages of products. */
    readonly product?: readonly string[];
  }): Promise<void>;
  /** Shops to walk into; no others from then on. */
  opensStores(stores: readonly StoreTold[]): Promise<void>;
  writesPage(page: ShopBlock): Promise<void>;
  /** What words of the merchant's are in a language, such as `hi`. */
  translates(language: string, words: Readonly<Record<string, string>>): Promise<void>;
  writesBlock(block: ShopBlock): Promise<void>;
  /** The merchant answers in a chat, at all times unless some are said. */
  answersInChat(hours: ChatHours | null): Promise<void>;
  /** The page is so many pixels wide from now on. */
  widens(width: number): Promise<void>;
  /** The shopper says of the chat that it may be there, or may not. */
  decidesOnChat(isAllowed: boolean): Promise<void>;
  /** The chat of the other house: how often the page has asked for it, and whether it is there. */
  chatSeen(): Promise<{ readonly asked: number; readonly isThere: boolean }>;
  /** Strips and pop-ups in their order; no others from then on. */
  announces(promos: readonly PromoTold[]): Promise<void>;
  /** A code that takes so many percent off a cart. */
  givesCoupon(code: string, percent: number): Promise<void>;
  breaks(fault: Fault): Promise<void>;
  /** What the catalog is asked from now on waits; answers how to let it go on. */
  holdsCatalog(): Promise<() => Promise<void>>;
  /** The shop's answer to a review waits from now on; answers how to let it go on. */
  holdsReviews(): Promise<() => Promise<void>>;
  /** So many pieces are left in the shop itself, after the shopper has seen the product. */
  leaves(spec: ProductSpec, quantity: number): Promise<void>;

  /** The shop has an account for a person. */
  opensAccount(person: Person): Promise<void>;
  /** The device knows a person with an account from an earlier visit: they are signed in when the shop is opened. */
  remembers(person: Person): Promise<void>;
  /** The shop takes no token of a person any more that it has given out so far. */
  endsSessions(person: Person): Promise<void>;
  /** From now on it cannot be shown that a person asks for an account. */
  givesNoHumanProof(): Promise<void>;
  /** A person with an account has ordered so many pieces before, on another device. */
  hasOrdered(person: Person, spec: ProductSpec, quantity: number): Promise<OrderElsewhere>;
  /** A person has ordered so many pieces before as a guest, on another device. */
  hasOrderedAsGuest(
    person: Person,
    spec: ProductSpec,
    quantity: number,
    country?: 'IN' | 'DE',
  ): Promise<OrderElsewhere>;
  /** A person with an account puts so many pieces into its cart, on another device. */
  putsIntoAccount(person: Person, spec: ProductSpec, quantity: number): Promise<void>;
  /** What the shop has in the cart of an account. */
  cartOfAccount(person: Person): Promise<readonly { readonly sku: string; readonly quantity: number }[]>;
  /** The shop gives somebody with an account store credit, in rupees. */
  givesCredit(person: Person, rupees: number): Promise<void>;

  /** The newsletter goes to an address already. */
  sendsNewsletterTo(email: string): Promise<void>;
  doesNewsletterGoTo(email: string): Promise<boolean>;

  /** So many pieces of a sku come back, and the shop looks who waited for them. */
  restocks(sku: string, quantity: number): Promise<void>;
  /** How many mails an address has got so far that something is back. */
  restockMailsTo(email: string): Promise<number>;

  /** How many mails an address has got so far that prices have fallen, once the shop has looked at them again. */
  priceMailsTo(email: string): Promise<number>;

  /** The carts that the shop has heard of, each as it was told last. */
  cartsTold(): Promise<readonly CartToldSeen[]>;

  /** What the advertising service is told by the shop, as it left the device, in the order of its arrival. */
  eventsTold(): Promise<readonly EventTold[]>;
  /** The choices that the merchant has on record, in the order of their arrival. */
  choicesRecorded(): Promise<readonly ChoiceRecorded[]>;
  /** What was counted of the visit, as it left the device. */
  visitsCounted(): Promise<readonly VisitEvent[]>;
  /** The page of the merchant's tags, and what it was told. */
  tagsSeen(): Promise<TagsSeen>;
  /** What those who run the shop read of the visit, in its order. */
  logged(): Promise<readonly string[]>;
  /** All that the shopper's device keeps of the shop. */
  deviceKeeps(): Promise<readonly KeptOnDevice[]>;
  /** The device knows a choice of an earlier visit, when the shop asked about purposes that meant something else. */
  choseOfOtherPurposes(): Promise<void>;
  /** The cookies by which the advertising service knows the shopper's browser. */
  marketingCookies(): Promise<readonly string[]>;
  /** The shopper's browser asks in their place not to be followed; said before it opens the shop. */
  asksToBeLetBe(): Promise<void>;

  /** The house has measured a piece: women's kurtas, worn in the pictures by somebody of 175 cm in an S. */
  measures(spec: ProductSpec): Promise<void>;
  /** The reviews that the shop was handed so far, the latest last. */
  reviewsHandedIn(): Promise<readonly ReviewSeen[]>;

  /** The files that the shopper has downloaded so far. */
  filesSaved(): Promise<readonly TextFile[]>;

  /** What was written to the shop so far. */
  mailsToShop(): Promise<readonly MailSeen[]>;

  setTime(milliseconds: number): Promise<void>;
  passes(milliseconds: number): Promise<void>;
  goes(connection: 'online' | 'offline'): Promise<void>;
  /** The device tells of a network that is not there. */
  signalsOnline(times: number): Promise<void>;

  /** What the shopper chose, now and at every later visit. */
  prefers(storeView: Partial<StoreView>): Promise<void>;
  /** The shopper's browser asks for a locale before all others; said before it opens the shop. */
  asksFor(locale: string): Promise<void>;
  /** What the merchant configured; changed in place. */
  readonly settings: ChangeableSettings;

  serverCart(): Promise<readonly { readonly sku: string; readonly quantity: number }[]>;
  putIntoServerCart(spec: ProductSpec, quantity: number): Promise<void>;
  /** How often the shop was asked so far; of the newsletter, to change something. */
  asked(
    what:
      | { readonly part: 'cart' }
      | { readonly part: 'newsletter' }
      /** The lists of stock. */
      | { readonly part: 'stocks' }
      /** By when a sku arrives. */
      | { readonly part: 'delivery'; readonly sku: string }
      | { readonly part: 'path'; readonly path: string },
  ): Promise<number>;
  readonly device: Device;
  /** Tells a notice as a part of the shop would. */
  tells(notice: {
    readonly code: NoticeCode;
    readonly timeToLive?: number;
    readonly hasNoTimeout?: boolean;
    readonly offersCheckout?: boolean;
  }): Promise<void>;
}
