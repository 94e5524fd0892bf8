import { makeAutoObservable, observableRef } from 'mobx';
import type { AddToCart } from '#domain/cart/add-to-cart.ts';
import { groupedAdditions } from '#domain/cart/grouped-additions.ts';
import type { CartAddition } from '#domain/cart/line-of.ts';
import { filesAsParts, picksAsParts } from '#domain/cart/line-parts.ts';
import { type AddressRules, productAddress } from '#domain/catalog/addresses.ts';
import { skuOf } from '#domain/catalog/product.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import { withoutPick, withPick, withPickedQuantity } from '#domain/pricing/bundle-picks.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { productSetMessages } from '../messages/product-set/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import type { ProductScreenModel } from '../product/product-screen-model.ts';
import { type PriceWords, priceWords } from '../shared/price-words.ts';
import { type SetGroup, setGroups } from './set-groups.ts';
import { firstSelection, missingIn, type SetSelection, sumOf } from './set-selection.ts';

type Ports = {
  /** What a set shares with every product: pictures, texts, the way there. */
  readonly productScreen: ProductScreenModel;
  readonly productView: ReadonlyCell<ProductView>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly market: () => Market;
  readonly addToCart: AddToCart;
  readonly shopRules: AddressRules;
  readonly mediaBase: string;
  readonly messages: Messages;
};

/** A grouped product, a bundle or a download: to put together and to buy. */
export class ProductSetModel {
  readonly #ports: Ports;
  latest: SetSelection | null = null;
  isAdding = false;

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, { latest: observableRef }, { autoBind: true });
  }

  get screen(): ProductScreenModel {
    return this.#ports.productScreen;
  }

  get groups(): readonly SetGroup[] {
    const { messages, mediaBase, shopRules } = this.#ports;
    return setGroups(this.#selection, {
      market: this.#market,
      storeView: this.#ports.storeView.get(),
      messages,
      mediaBase,
      rules: shopRules,
    });
  }

  /** The sum of what was put together, for one of the whole (decision: sums of selling prices). */
  get price(): PriceWords {
    return priceWords(sumOf(this.#selection, this.#market), {
      storeView: this.#ports.storeView.get(),
      messages: this.#ports.messages,
    });
  }

  /** Of a grouped product the parts are counted instead, and of a download nobody needs two. */
  get countsWhole(): boolean {
    const { type } = this.#selection.view.product;
    return type !== 'grouped' && type !== 'downloadable';
  }

  get quantity(): number {
    return this.#selection.quantity;
  }

  get problem(): string | null {
    return this.screen.stock.error ?? this.#selection.problem;
  }

  /** The sum, to be read aloud after each change. */
  get said(): string {
    return this.latest?.view === this.#ports.productView.get() ? this.#texts.sumIs(this.price.current) : '';
  }

  changeQuantity(quantity: number): void {
    this.#do({ quantity });
  }

  /** Takes one thing of a group, or leaves it. */
  choose(group: number, choice: string, isChosen: boolean): void {
    const { view, picks, files } = this.#selection;
    const id = Number(choice);
    if (view.product.type === 'downloadable') {
      this.#do({ files: [...files.filter((each) => each !== id), ...(isChosen ? [id] : [])] });
      return;
    }
    const wanted = { option: group, selection: id };
    this.#do({ picks: isChosen ? withPick(view.product.bundle, picks, wanted) : withoutPick(picks, wanted) });
  }

  /** Leaves an option of a bundle out. */
  chooseNone(group: number): void {
    this.#do({ picks: this.#selection.picks.filter(({ option }) => option !== group) });
  }

  changePart(group: number, choice: string, quantity: number): void {
    const { view, picks, counts } = this.#selection;
    if (view.product.type === 'grouped') {
      this.#do({ counts: { ...counts, [skuOf(choice)]: quantity } });
      return;
    }
    const changed = { option: group, selection: Number(choice), quantity };
    this.#do({ picks: withPickedQuantity(view.product.bundle, picks, changed) });
  }

  /** What is missing is said, what is refused is told by a notice. A second press while the first is dealt with does nothing. */
  async add(): Promise<'added' | 'missing' | 'refused'> {
    const problem = missingIn(this.#selection, this.#texts);
    this.setLatest({ ...this.#selection, problem });
    if (problem !== null) return 'missing';
    if (this.isAdding) return 'refused';
    this.setAdding(true);
    try {
      return (await this.#addAll()) ? 'added' : 'refused';
    } finally {
      this.setAdding(false);
    }
  }

  /** Answers whether anything went into the cart. */
  async #addAll(): Promise<boolean> {
    let isAnyAdded = false;
    for (const { addition, quantity } of this.#additions()) {
      const { kind } = await this.#ports.addToCart(addition, quantity);
      isAnyAdded ||= kind === 'added';
    }
    return isAnyAdded;
  }

  private setAdding(isAdding: boolean): void {
    this.isAdding = isAdding;
  }

  private setLatest(latest: SetSelection): void {
    this.latest = latest;
  }

  #do(change: Partial<SetSelection>): void {
    this.setLatest({ ...this.#selection, ...change, problem: null });
  }

  #additions(): readonly { readonly addition: CartAddition; readonly quantity: number }[] {
    const { view, counts, picks, files, quantity } = this.#selection;
    const { product, parts } = view;
    const { shopRules } = this.#ports;
    if (product.type === 'grouped') return groupedAdditions(parts, counts, { market: this.#market, rules: shopRules });
    const made =
      product.type === 'downloadable'
        ? filesAsParts(product, files, this.#texts.file)
        : picksAsParts(product.bundle, picks, parts);
    const address = productAddress(product, null, shopRules);
    return [
      {
        addition: { product, variant: null, price: sumOf(this.#selection, this.#market), address, parts: made },
        quantity,
      },
    ];
  }

  get #selection(): SetSelection {
    const view = this.#ports.productView.get();
    if (view.kind !== 'ready') throw new Error('No product is open.');
    return this.latest?.view === view ? this.latest : firstSelection(view);
  }

  get #texts() {
    return this.#ports.messages(productSetMessages);
  }

  get #market(): Market {
    return this.#ports.market();
  }
}

export function createProductSet(ports: Ports): ProductSetModel {
  return new ProductSetModel(ports);
}
