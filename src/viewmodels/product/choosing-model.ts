import { makeAutoObservable } from 'mobx';
import { variantAddress } from '#domain/catalog/addresses.ts';
import type { ChooseVariant } from '#domain/catalog/choose-variant.ts';
import type { Variant } from '#domain/catalog/product.ts';
import { type Panels, withPanelOpen } from '#domain/interface/panels.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import type { StockRules } from '#domain/stock/availability.ts';
import { chosenVariant, leftToChoose } from '#domain/stock/choose-variant.ts';
import type { ProductMore } from '#domain/workflows/product-more.ts';
import { productMessages } from '../messages/product/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import type { AddressBar } from '../shared/address-bar.ts';
import type { CurrentProduct } from './current-product.ts';
import type { GalleryModel } from './gallery-model.ts';
import { choiceWords, type OptionGroup, optionGroups } from './option-group.ts';
import type { ProductActions } from './product-actions.ts';
import { othersInWords } from './sold-out-view.ts';
import type { StockModel } from './stock-model.ts';

export type ChoosingPorts = {
  readonly productMore: ReadonlyCell<ProductMore>;
  readonly panels: Cell<Panels>;
  readonly chooseVariant: ChooseVariant;
  readonly addressBar: AddressBar;
  readonly shopRules: StockRules;
  readonly messages: Messages;
};

type Page = {
  readonly shown: CurrentProduct;
  readonly actions: ProductActions;
  readonly gallery: GalleryModel;
  readonly stock: StockModel;
};

/** Colour, size and whatever else there is to choose of a product. */
export class ChoosingModel {
  readonly #ports: ChoosingPorts;
  readonly #page: Page;

  constructor(ports: ChoosingPorts, page: Page) {
    this.#ports = ports;
    this.#page = page;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get groups(): readonly OptionGroup[] {
    const { shopRules, messages } = this.#ports;
    const { product, choice } = this.#page.shown;
    return optionGroups({ product, choice, rules: shopRules, messages });
  }

  /** The first group where something can be chosen and nothing is yet. */
  get openGroup(): OptionGroup | undefined {
    return this.groups.find(({ chosen, choices }) => chosen === null && choices.some(({ canChoose }) => canChoose));
  }

  /** `Choose a size`, while something is to be chosen. */
  get asks(): string | null {
    return this.openGroup ? this.#ports.messages(productMessages).choose(this.openGroup.label) : null;
  }

  /** What the last choice changed, to be read aloud. */
  get said(): string {
    return this.#page.actions.now.said;
  }

  /** Known only after a moment; without one there is no way to it (CONT-23). */
  get hasSizeGuide(): boolean {
    const { sku, sizeGuide } = this.#ports.productMore.get();
    return sku === this.#page.shown.product.sku && sizeGuide !== null;
  }

  openSizeGuide(): void {
    this.#ports.panels.update((now) => withPanelOpen(now, 'size-guide'));
  }

  /** How often a value of a group was missed when the piece was to be added. */
  missedIn(code: string): number {
    const { missed } = this.#page.actions.now;
    return missed?.code === code ? missed.times : 0;
  }

  /** Asks for a value of a group, each time anew. */
  miss({ code }: OptionGroup): void {
    this.#page.actions.note({ missed: { code, times: this.missedIn(code) + 1 } });
  }

  /** Chooses a value; other choices give way where they must (CAT-023 to CAT-025). */
  choose(code: string, value: number): void {
    const { product, choice } = this.#page.shown;
    const { shopRules } = this.#ports;
    const variant = chosenVariant(product, choice, { code, value }, shopRules);
    if (variant) this.#choose(variant, leftToChoose(product, choice, { code, variant }, shopRules));
  }

  /** Chooses a variant as a whole, such as one that is offered instead of another. */
  chooseVariant(sku: string): void {
    const variant = this.#page.shown.product.variants.find((each) => each.sku === sku);
    if (variant) this.#choose(variant, []);
  }

  /** Address, picture and price change in one step, told together. */
  #choose(variant: Variant, toChoose: readonly string[]): void {
    const { shown, actions, gallery, stock } = this.#page;
    const { messages } = this.#ports;
    gallery.follow(variant);
    this.#ports.chooseVariant(variant.sku, toChoose);
    const { soldOut, told } = stock;
    const instead = soldOut ? ` ${othersInWords(soldOut, messages)}` : '';
    const next = this.asks === null || soldOut ? '' : ` ${this.asks}.`;
    const chosen = choiceWords(shown.product, shown.choice);
    actions.note({ said: `${chosen}: ${shown.price.current}. ${told.text}.${instead}${next}`.trimEnd() });
    this.#ports.addressBar.replace(variantAddress(shown.product, variant.sku, toChoose));
  }
}
