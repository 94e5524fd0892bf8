import { makeAutoObservable, observableRef } from 'mobx';
import { comparisonOf, isDifferent } from '#domain/catalog/comparison.ts';
import type { RemoveFromCompare } from '#domain/lists/change-compared.ts';
import type { Compared } from '#domain/lists/compared.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { Comparison, OpenCompare } from '#domain/workflows/open-compare.ts';
import { type ProductCard, productCard } from '../catalog/product-card.ts';
import { compareMessages } from '../messages/compare/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { detailText } from '../product/detail-facts.ts';
import { optionName } from '../shared/option-name.ts';

type Ports = {
  readonly compared: ReadonlyCell<Compared>;
  /** True once the device's own list was read. */
  readonly isDeviceRead: ReadonlyCell<boolean>;
  readonly isOnline: ReadonlyCell<boolean>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly openCompare: OpenCompare;
  readonly removeFromCompare: RemoveFromCompare;
  readonly mediaBase: string;
  readonly messages: Messages;
};

/** What is said of one property, piece by piece. */
export type LineOfTable = { readonly label: string; readonly texts: readonly string[] };

/** Pieces side by side (CUST-15). The pieces are the device's, what is said of them comes from the shop. */
export class CompareScreenModel {
  readonly #ports: Ports;
  #latest: Promise<Comparison | null> | null = null;
  found: Comparison | null = null;
  hasFailed = false;
  showsOnlyDifferences = false;

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, { found: observableRef }, { autoBind: true });
  }

  get isReady(): boolean {
    return this.#ports.isDeviceRead.get();
  }

  get pieces(): readonly ProductCard[] {
    const { compared, storeView, mediaBase, messages } = this.#ports;
    const writing = { storeView: storeView.get(), mediaBase, messages };
    return compared.get().map((tile) => productCard(tile, writing));
  }

  /** What the details are of: when it changes, they are to be looked up again. Null where there is nothing to look up. */
  get about(): string | null {
    const { compared, isOnline, storeView } = this.#ports;
    const skus = compared.get().map(({ sku }) => sku);
    if (!this.isReady || skus.length === 0) return null;
    return [storeView.get().country, isOnline.get(), ...skus].join(' ');
  }

  /** How far what the shop says of the pieces has come. */
  get details(): 'loading' | 'ready' | 'failed' | 'offline' {
    const { compared, isOnline } = this.#ports;
    if (this.found && compared.get().every(({ sku }) => this.found?.skus.includes(sku))) return 'ready';
    if (!isOnline.get()) return 'offline';
    return this.hasFailed ? 'failed' : 'loading';
  }

  get lines(): readonly LineOfTable[] {
    const lines = this.showsOnlyDifferences ? this.#lines.filter(isDifferent) : this.#lines;
    const { messages } = this.#ports;
    const { unknown } = messages(compareMessages);
    return lines.map(({ label, values }) => ({
      label: optionName(label, messages),
      texts: values.map((value) => (value === null ? unknown : detailText(value, messages))),
    }));
  }

  /** Why there is no line although the details are here; null where there is one. */
  get emptyText(): string | null {
    if (this.details !== 'ready' || this.lines.length > 0) return null;
    const { noDifferences, nothingToSay } = this.#ports.messages(compareMessages);
    return this.#lines.length > 0 ? noDifferences : nothingToSay;
  }

  /** One piece differs from nothing. */
  get canShowDifferences(): boolean {
    return this.pieces.length > 1 && this.#lines.length > 0;
  }

  showOnlyDifferences(isWanted: boolean): void {
    this.showsOnlyDifferences = isWanted;
  }

  /** Looks the pieces up; the last look counts, and what was found stays when one fails. */
  async open(): Promise<void> {
    this.setFailed(false);
    const looking = this.#ports.openCompare();
    this.#latest = looking;
    const found = await looking;
    if (this.#latest !== looking) return;
    if (found) this.setFound(found);
    this.setFailed(!found);
  }

  remove({ sku, name }: Pick<ProductCard, 'sku' | 'name'>): void {
    this.#ports.removeFromCompare({ sku, name });
  }

  private setFound(found: Comparison): void {
    this.found = found;
  }

  private setFailed(hasFailed: boolean): void {
    this.hasFailed = hasFailed;
  }

  get #lines(): ReturnType<typeof comparisonOf> {
    if (!this.found) return [];
    const { products, attributes } = this.found;
    const skus = this.#ports.compared.get().map(({ sku }) => sku);
    return comparisonOf(
      skus.map((sku) => products.find((product) => product.sku === sku) ?? null),
      attributes,
    );
  }
}

export function createCompareScreen(ports: Ports): CompareScreenModel {
  return new CompareScreenModel(ports);
}
