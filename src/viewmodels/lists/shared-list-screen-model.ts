import { makeAutoObservable } from 'mobx';
import type { ToggleWishlisted } from '#domain/lists/change-wishlist.ts';
import type { SharedListView } from '#domain/lists/shared-list.ts';
import { isWishlisted, type Wishlist } from '#domain/lists/wishlist.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { type ProductCard, productCard } from '../catalog/product-card.ts';
import { sharedListMessages } from '../messages/shared-list/en.ts';
import type { Messages } from '../messages/writing/messages.ts';

type Ports = {
  readonly sharedListView: ReadonlyCell<SharedListView>;
  readonly wishlist: ReadonlyCell<Wishlist>;
  readonly toggleWishlisted: ToggleWishlisted;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly mediaBase: string;
  readonly messages: Messages;
};

type Ready = Extract<SharedListView, { kind: 'ready' }>;

/** A wishlist that somebody shows by its link. */
export class SharedListScreenModel {
  readonly #ports: Ports;

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): SharedListView['kind'] {
    return this.#ports.sharedListView.get().kind;
  }

  get title(): string {
    return this.#ready?.title || this.#texts.heading;
  }

  /** Who shares it; '' where they have not said. */
  get byText(): string {
    const name = this.#ready?.name ?? '';
    return name && this.#texts.by(name);
  }

  /** How many are no longer sold; '' where all are. */
  get missingText(): string {
    const missing = this.#ready?.missing ?? 0;
    return missing > 0 ? this.#texts.missing(missing) : '';
  }

  get cards(): readonly ProductCard[] {
    const { storeView, mediaBase, messages } = this.#ports;
    const writing = { storeView: storeView.get(), mediaBase, messages };
    return this.#tiles.map((tile) => productCard(tile, writing));
  }

  /** Whether each of its pieces is on the own wishlist. */
  get isSaved(): boolean {
    return this.#tiles.every(({ sku }) => isWishlisted(this.#ports.wishlist.get(), sku));
  }

  /** Puts what is not there yet on the own wishlist; the first of the list comes to stand on top there, too. */
  async save(): Promise<void> {
    const missing = this.#tiles.filter(({ sku }) => !isWishlisted(this.#ports.wishlist.get(), sku));
    for (const tile of missing.toReversed()) await this.#ports.toggleWishlisted(tile);
  }

  get #tiles(): Ready['tiles'] {
    return this.#ready?.tiles ?? [];
  }

  get #ready(): Ready | null {
    const view = this.#ports.sharedListView.get();
    return view.kind === 'ready' ? view : null;
  }

  get #texts() {
    return this.#ports.messages(sharedListMessages);
  }
}

export function createSharedListScreen(ports: Ports): SharedListScreenModel {
  return new SharedListScreenModel(ports);
}
