import { makeAutoObservable, observableRef } from 'mobx';
import type { ProductView } from '#domain/catalog/product-view.ts';
import type { FindAlike, Missed } from '#domain/listing/find-alike.ts';
import type { Tile } from '#domain/listing/tile.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { type ProductCard, productCard } from '../catalog/product-card.ts';
import type { Messages } from '../messages/writing/messages.ts';

type Ports = {
  readonly productView: ReadonlyCell<ProductView>;
  readonly findAlike: FindAlike;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly mediaBase: string;
  readonly messages: Messages;
};

/** What is like the open product in the colour that is chosen; for one that is sold out. */
export class AlikeModel {
  readonly #ports: Ports;
  found: { readonly about: string; readonly tiles: readonly Tile[] } | null = null;

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, { found: observableRef }, { autoBind: true });
  }

  /** What is to be looked for: another product or colour is something else. Null where nothing is. */
  get about(): string | null {
    const { missed } = this;
    return missed && `${missed.product.sku} ${missed.choice['color'] ?? ''}`;
  }

  /** Nothing until they are found. */
  get cards(): readonly ProductCard[] {
    const { found, about } = this;
    if (found === null || found.about !== about) return [];
    const { mediaBase, messages, storeView } = this.#ports;
    return found.tiles.map((tile) => productCard(tile, { storeView: storeView.get(), mediaBase, messages }));
  }

  /** To be called as often as `about` is something else. */
  async find(): Promise<void> {
    const { about, missed } = this;
    if (about === null || missed === null) return;
    this.take(about, await this.#ports.findAlike(missed));
  }

  private get missed(): Missed | null {
    const view = this.#ports.productView.get();
    if (view.kind !== 'ready') return null;
    const { product, breadcrumbs } = view;
    const category = breadcrumbs.at(-1)?.id ?? product.categoryIds.at(-1);
    const variant = product.variants.find(({ sku }) => sku === view.variant);
    return category === undefined ? null : { product, choice: variant?.choice ?? {}, category };
  }

  /** What comes late for another piece is dropped. */
  private take(about: string, tiles: readonly Tile[]): void {
    if (about === this.about) this.found = { about, tiles };
  }
}

export function createAlike(ports: Ports): AlikeModel {
  return new AlikeModel(ports);
}
