import { makeAutoObservable } from 'mobx';
import type { Tile } from '#domain/listing/tile.ts';
import { nothingViewed, type RecentlyViewed, withoutViewed } from '#domain/lists/recently-viewed.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { OpenRecentlyViewed } from '#domain/workflows/open-recently-viewed.ts';
import { type ProductCard, productCard } from '../catalog/product-card.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { ReadingModel } from './reading-model.ts';

export type RecentPorts = {
  readonly recentlyViewed: Cell<RecentlyViewed>;
  readonly recentTiles: ReadonlyCell<readonly Tile[]>;
  readonly openRecentlyViewed: OpenRecentlyViewed;
  readonly isOnline: ReadonlyCell<boolean>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly mediaBase: string;
  readonly messages: Messages;
};

/** The products that were looked at, the latest first (ACC-18). */
export class RecentModel {
  readonly #ports: RecentPorts;
  readonly reading: ReadingModel;

  constructor(ports: RecentPorts) {
    this.#ports = ports;
    this.reading = new ReadingModel(async () => {
      await ports.openRecentlyViewed();
      return this.missing === 0;
    });
    makeAutoObservable(this, { reading: false }, { autoBind: true });
  }

  get isEmpty(): boolean {
    return this.#ports.recentlyViewed.get().length === 0;
  }

  get isOnline(): boolean {
    return this.#ports.isOnline.get();
  }

  get cards(): readonly ProductCard[] {
    const { storeView, mediaBase, messages } = this.#ports;
    const writing = { storeView: storeView.get(), mediaBase, messages };
    return this.#tiles.map((tile) => productCard(tile, writing));
  }

  /** How many were viewed that cannot be shown now. */
  get missing(): number {
    return this.#ports.recentlyViewed.get().length - this.#tiles.length;
  }

  opened(): Promise<void> {
    return this.reading.read();
  }

  remove(sku: string): void {
    this.#ports.recentlyViewed.update((now) => withoutViewed(now, sku));
  }

  clear(): void {
    this.#ports.recentlyViewed.update(() => nothingViewed);
  }

  get #tiles(): readonly Tile[] {
    const known = new Map(this.#ports.recentTiles.get().map((tile) => [tile.sku, tile] as const));
    return this.#ports.recentlyViewed.get().flatMap((sku) => known.get(sku) ?? []);
  }
}
