import { makeAutoObservable } from 'mobx';
import { daysToShip } from '#domain/catalog/days-to-ship.ts';
import { isShippable } from '#domain/catalog/product.ts';
import { type DeliveryRules, daysOnTheWay } from '#domain/checkout/delivery-days.ts';
import { returnDaysOf } from '#domain/checkout/return-days.ts';
import { containsTax, type Market } from '#domain/pricing/price-tag.ts';
import type { PriceRules } from '#domain/session/price-group.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { displayPrice } from '#domain/storeview/display-price.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { type TextBlock, textBlocks } from '../merchant-text/html-text.ts';
import { productMessages } from '../messages/product/en.ts';
import { returnMessages } from '../messages/returns/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import type { Contact } from '../notices/messages.ts';
import type { ChoosingModel } from './choosing-model.ts';
import type { CurrentProduct } from './current-product.ts';
import { detailFacts, type Fact } from './detail-facts.ts';
import type { Explained } from './price-explanation.ts';

export type FactsPorts = {
  readonly storeView: ReadonlyCell<StoreView>;
  readonly market: () => Market;
  readonly deliveryRules: DeliveryRules;
  /** Days in which a shopper may send pieces back. */
  readonly returnDays: number;
  readonly contact: Contact;
  readonly sessionRules: PriceRules;
  readonly messages: Messages;
};

type Page = { readonly shown: CurrentProduct; readonly choosing: ChoosingModel };

/** What helps to decide: how the product is delivered, what it is, and how its price came about. */
export class FactsModel {
  readonly #ports: FactsPorts;
  readonly #page: Page;

  constructor(ports: FactsPorts, page: Page) {
    this.#ports = ports;
    this.#page = page;
    makeAutoObservable(this);
  }

  get description(): readonly TextBlock[] {
    return textBlocks(this.#page.shown.product.description);
  }

  /** The language of the description; absent: the catalog's own. */
  get language(): string | undefined {
    return this.#page.shown.product.language;
  }

  /** What a packet may cost at most, taxes and all, which Indian law wants to be told in rupees (docs/law.md). */
  get #maximumPrice(): readonly Fact[] {
    const { market, messages, storeView } = this.#ports;
    const { product, priceTag } = this.#page.shown;
    if (market().country !== 'IN' || !isShippable(product)) return [];
    const { maximumPrice, allTaxes } = messages(productMessages);
    const price = displayPrice(priceTag.regular, { ...storeView.get(), currency: 'INR' });
    const isTaxed = containsTax(market().country, product);
    return [{ term: maximumPrice, text: isTaxed ? `${price} (${allTaxes})` : price }];
  }

  /** The chosen values, what the merchant shows of the product (CAT-037), and the article number to ask with. */
  get all(): readonly Fact[] {
    const { shown, choosing } = this.#page;
    const { product, variant, view, designer } = shown;
    const messages = this.#ports.messages(productMessages);
    return [
      ...(designer ? [{ term: messages.designer, text: designer, isName: true as const }] : []),
      ...choosing.groups.flatMap(({ label, chosen }) =>
        chosen === null ? [] : [{ term: label, text: chosen, isOfCatalog: true as const }],
      ),
      ...detailFacts(view.details, this.#ports.messages),
      ...this.#maximumPrice,
      { term: messages.articleNumber, text: variant?.sku ?? product.sku, isName: true },
    ];
  }

  /** When it comes, in working days; null for what is not sent. */
  get arrival(): string | null {
    const { product, variant } = this.#page.shown;
    if (!isShippable(product) || this.#kept) return null;
    const { deliveryRules, market, messages } = this.#ports;
    const { least, most } = daysOnTheWay(market().country, deliveryRules, daysToShip(product, variant));
    return messages(productMessages).arrival(least, most);
  }

  /** Whether a PIN code says more of it: it is sent, and within India. */
  get canCheck(): boolean {
    return isShippable(this.#page.shown.product) && this.#ports.market().country === 'IN';
  }

  /** How long it may be sent back; null for what is not sent. */
  get returns(): string | null {
    const { returnDays, messages } = this.#ports;
    const days = returnDaysOf([this.#page.shown.product], returnDays);
    return days === null ? null : messages(returnMessages).within(days);
  }

  /** What is said of the cost of the delivery. */
  get delivery(): string {
    const { deliveryCost, notSent } = this.#ports.messages(productMessages);
    return isShippable(this.#page.shown.product) ? (this.#kept ?? deliveryCost) : notSent;
  }

  /** That it is not sent to the country that is chosen; null where it is. */
  get #kept(): string | null {
    const { market, messages } = this.#ports;
    const isKept = this.#page.shown.product.notSentTo?.includes(market().country);
    return isKept ? messages(productMessages).notSentTo : null;
  }

  get email(): string {
    return this.#ports.contact.email;
  }

  /** What the price that is shown follows from. */
  get explained(): Explained {
    const { product, variant, prices } = this.#page.shown;
    return {
      prices,
      showsTiers: this.#ports.sessionRules.hasPriceTiers,
      taxClass: product.taxClass,
      market: this.#ports.market(),
      storeView: this.#ports.storeView.get(),
      isLowest: variant === null && product.variants.length > 0,
    };
  }
}
