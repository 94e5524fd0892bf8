import { makeAutoObservable } from 'mobx';
import type { HomeView } from '#domain/content/home-view.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { type BannerView, type HomeBlock, homeBlock } from './home-block.ts';

type Ports = {
  readonly homeView: ReadonlyCell<HomeView>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly mediaBase: string;
  readonly messages: Messages;
};

/** The front of the shop: its parts in the order the shop plans them (CONT-02). */
export class HomeScreenModel {
  readonly #ports: Ports;

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isLoaded(): boolean {
    return this.#ports.homeView.get().isLoaded;
  }

  get isEmpty(): boolean {
    return this.isLoaded && this.#ports.homeView.get().rows.length === 0;
  }

  /** The one message at the head of the page; null when the shop planned none. */
  get hero(): BannerView | null {
    const first = this.#ports.homeView.get().rows.slice(0, 1).map(this.#blockOf)[0];
    return first?.kind === 'banners' ? (first.banners[0] ?? null) : null;
  }

  /** Everything below the hero. */
  get blocks(): readonly HomeBlock[] {
    return this.#ports.homeView
      .get()
      .rows.map(this.#blockOf)
      .flatMap((block, index) => {
        if (index > 0 || block.kind !== 'banners') return block;
        return block.banners.length > 1 ? { ...block, banners: block.banners.slice(1) } : [];
      });
  }

  #blockOf = (row: HomeView['rows'][number]): HomeBlock => {
    const { mediaBase, storeView, messages } = this.#ports;
    return homeBlock(row, { storeView: storeView.get(), mediaBase, messages });
  };
}

export function createHomeScreen(ports: Ports): HomeScreenModel {
  return new HomeScreenModel(ports);
}
