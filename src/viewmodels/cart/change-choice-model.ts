import { makeAutoObservable } from 'mobx';
import { noticeOf } from '#domain/cart/add-to-cart.ts';
import type { Cart, CartLine } from '#domain/cart/cart.ts';
import { lineWith } from '#domain/cart/cart-lines.ts';
import type { CartRules } from '#domain/cart/cart-rules.ts';
import type { ChangeChoice, ChoiceOutcome } from '#domain/cart/change-choice.ts';
import type { LineKey } from '#domain/cart/line-parts.ts';
import { type AddressRules, productAddress } from '#domain/catalog/addresses.ts';
import type { Choice, Product, Variant } from '#domain/catalog/product.ts';
import { type Market, priceOf } from '#domain/pricing/price-tag.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { StockRules } from '#domain/stock/availability.ts';
import { choiceWithout, chosenVariant, leftToChoose } from '#domain/stock/choose-variant.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { CartMore } from '#domain/workflows/cart-more.ts';
import type { OpenCartMore } from '#domain/workflows/open-cart-more.ts';
import { cartNoticeMessages } from '../messages/cart-notices/en.ts';
import { changeChoiceMessages } from '../messages/change-choice/en.ts';
import { productMessages } from '../messages/product/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { choiceWords, type OptionGroup, optionGroups } from '../product/option-group.ts';
import type { LastDoing } from '../shared/last-doing.ts';
import { type PriceWords, priceWords } from '../shared/price-words.ts';

export type ChangeChoicePorts = {
  readonly cart: ReadonlyCell<Cart>;
  readonly cartMore: ReadonlyCell<CartMore>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly isOnline: ReadonlyCell<boolean>;
  readonly openCartMore: OpenCartMore;
  readonly changeChoice: ChangeChoice;
  readonly market: () => Market;
  readonly shopRules: AddressRules & StockRules;
  readonly cartRules: CartRules;
  readonly messages: Messages;
};

/** The line that changes, where it is told what was done, and what follows. */
export type ChangingLine = { readonly key: LineKey; readonly doing: LastDoing; readonly onDone: () => void };

/** The code of the model comes when it is first wanted. */
export type MakeChangeChoice = (line: ChangingLine) => Promise<ChangeChoiceModel>;

/** Another colour or size for a line of the cart: chosen first, changed when it is confirmed. */
export class ChangeChoiceModel {
  readonly #ports: ChangeChoicePorts;
  readonly #about: ChangingLine;
  /** The sku that is chosen; null while it is the one of the line. */
  private chosen: string | null = null;
  /** Codes of the options that had to give way, and are to be chosen anew. */
  private toChoose: readonly string[] = [];
  problem: string | null = null;
  isBusy = false;

  constructor(ports: ChangeChoicePorts, about: ChangingLine) {
    this.#ports = ports;
    this.#about = about;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get name(): string {
    return this.line?.name ?? '';
  }

  get groups(): readonly OptionGroup[] {
    const { product, choice } = this;
    const { shopRules, messages } = this.#ports;
    return product ? optionGroups({ product, choice, rules: shopRules, messages }) : [];
  }

  get price(): PriceWords | null {
    const { market, storeView, messages } = this.#ports;
    if (!this.variant || this.toChoose.length > 0) return null;
    return priceWords(priceOf(this.variant.prices, market()), { storeView: storeView.get(), messages });
  }

  /** Why nothing can be chosen; null when something can. */
  get obstacle(): string | null {
    const { isOnline, messages } = this.#ports;
    const { gone, offline, unreachable } = messages(changeChoiceMessages);
    if (!this.line) return gone;
    if (this.product) return null;
    return isOnline.get() ? unreachable : offline;
  }

  /** Asks the shop what there is to choose, when that is not known. */
  async open(): Promise<void> {
    if (this.product || !this.line) return;
    this.begin();
    await this.#ports.openCartMore();
    this.settle(null);
  }

  /** Other choices give way where they must (CAT-025). */
  choose(code: string, value: number): void {
    const { product, choice } = this;
    const { shopRules } = this.#ports;
    if (!product) return;
    const next = chosenVariant(product, choice, { code, value }, shopRules);
    if (next) {
      this.chosen = next.sku;
      this.toChoose = leftToChoose(product, choice, { code, variant: next }, shopRules);
    }
    this.problem = null;
  }

  async confirm(): Promise<void> {
    const { product, variant } = this;
    const { changeChoice, market, shopRules, messages } = this.#ports;
    if (!product || !variant || this.isBusy) return;
    const missing = this.groups.find(({ code }) => this.toChoose.includes(code));
    if (missing) {
      this.problem = messages(productMessages).choose(missing.label);
      return;
    }
    this.begin();
    const address = productAddress(product, variant.sku, shopRules);
    const addition = { product, variant, price: priceOf(variant.prices, market()), address };
    const isSame = this.chosen === null || this.chosen === this.line?.sku;
    const outcome = await changeChoice(this.#about.key, addition);
    this.settle(this.problemOf(outcome));
    if (outcome.kind !== 'changed') return;
    this.#about.onDone();
    const news = messages(changeChoiceMessages).changed(product.name, choiceWords(product, variant.choice));
    if (!isSame) this.#about.doing.tell(news);
  }

  private get line(): CartLine | undefined {
    return lineWith(this.#ports.cart.get(), this.#about.key);
  }

  private get product(): Product | undefined {
    const { line } = this;
    return this.#ports.cartMore.get().products.find(({ sku }) => sku === line?.parentSku);
  }

  private get variant(): Variant | undefined {
    const wanted = this.chosen ?? this.line?.sku;
    return this.product?.variants.find(({ sku }) => sku === wanted);
  }

  private get choice(): Choice {
    return this.variant ? choiceWithout(this.variant, this.toChoose) : {};
  }

  private problemOf(outcome: ChoiceOutcome): string | null {
    const { cartRules, messages } = this.#ports;
    if (outcome.kind === 'gone') return messages(changeChoiceMessages).gone;
    return outcome.kind === 'refused' ? messages(cartNoticeMessages)[noticeOf(outcome, cartRules).code] : null;
  }

  private begin(): void {
    this.isBusy = true;
    this.problem = null;
  }

  private settle(problem: string | null): void {
    this.isBusy = false;
    this.problem = problem;
  }
}
