import { makeAutoObservable } from 'mobx';
import { likelyWords } from '#domain/catalog/likely-words.ts';
import type { MenuView } from '#domain/catalog/menu-view.ts';
import type { MissingView } from '#domain/listing/missing-view.ts';
import type { Tile } from '#domain/listing/tile.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { type ProductCard, productCard } from '../catalog/product-card.ts';
import type { MenuLink } from '../frame/menu-link.ts';
import { missingMessages } from '../messages/missing/en.ts';
import type { Messages } from '../messages/writing/messages.ts';

type Ports = {
  readonly menu: ReadonlyCell<MenuView>;
  readonly missingView: ReadonlyCell<MissingView>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly mediaBase: string;
  readonly messages: Messages;
};

const LONGEST_SHOWN = 120;

/** What stands where there is no page (ROUTE-36). */
export class NotFoundScreenModel {
  readonly #ports: Ports;

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get categories(): readonly MenuLink[] {
    return this.#ports.menu.get().entries;
  }

  /** What a shopper who came from a path may want to search for. */
  wordsOf(from: string | null): string {
    return likelyWords(this.triedAddress(from));
  }

  /** What stands in for the page that is missing: the one that follows it, or some that come near. */
  get cards(): readonly ProductCard[] {
    const { successor, near } = this.#ports.missingView.get();
    return (successor ? [successor.tile] : near).map(this.#cardOf);
  }

  /** What they are; null where there are none. */
  get cardsTitle(): string | null {
    const messages = this.#ports.messages(missingMessages);
    const { successor } = this.#ports.missingView.get();
    if (successor) return messages.successor(successor.of);
    return this.cards.length > 0 ? messages.near : null;
  }

  /** The path a shopper came from, as far as it is one; it is shown and never followed. */
  triedAddress(from: string | null): string | null {
    if (!from?.startsWith('/')) return null;
    return from.length > LONGEST_SHOWN ? `${from.slice(0, LONGEST_SHOWN)}…` : from;
  }

  #cardOf = (tile: Tile): ProductCard => {
    const { storeView, mediaBase, messages } = this.#ports;
    return productCard(tile, { storeView: storeView.get(), mediaBase, messages });
  };
}

export function createNotFoundScreen(ports: Ports): NotFoundScreenModel {
  return new NotFoundScreenModel(ports);
}
