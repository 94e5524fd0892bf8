import { makeAutoObservable } from 'mobx';
import { type RecentSearches, withoutSearch } from '#domain/catalog/recent-searches.ts';
import type { RememberSearch } from '#domain/catalog/remember-search.ts';
import { type Panels, withPanelClosed } from '#domain/interface/panels.ts';
import type { Suggest, SuggestPopular } from '#domain/listing/suggest.ts';
import type { SuggestedAnswer, Suggestions } from '#domain/listing/suggestions.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { type ProductCard, productCard } from '../catalog/product-card.ts';
import { searchMessages } from '../messages/search/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { searchAddress } from './search-address.ts';

type Ports = {
  readonly panels: Cell<Panels>;
  readonly searchText: ReadonlyCell<string>;
  readonly suggestions: ReadonlyCell<Suggestions>;
  readonly recentSearches: Cell<RecentSearches>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly isOnline: ReadonlyCell<boolean>;
  readonly suggest: Suggest;
  readonly suggestPopular: SuggestPopular;
  readonly rememberSearch: RememberSearch;
  readonly clock: Clock;
  readonly mediaBase: string;
  readonly messages: Messages;
};

type Link = { readonly name: string; readonly address: string };
type Found = Extract<SuggestedAnswer, { kind: 'found' }>;

const TYPING_RESTS_MS = 150;

/** What the header's search field offers while a shopper types, and before (CAT-064). */
export class SearchPanelModel {
  readonly #ports: Ports;
  #looks = 0;

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isOpen(): boolean {
    return this.#ports.panels.get().open === 'search';
  }

  get text(): string {
    return this.#ports.searchText.get();
  }

  /** Nothing was asked yet, so what was searched for before is offered. */
  get isBeginning(): boolean {
    return this.#answer.kind === 'none';
  }

  /** None once something was asked. */
  get recent(): readonly Link[] {
    return this.isBeginning ? this.#ports.recentSearches.get().map(searchLink) : [];
  }

  get popular(): readonly Link[] {
    return this.#ports.suggestions.get().popular;
  }

  get phrases(): readonly Link[] {
    return this.#found?.phrases.map(searchLink) ?? [];
  }

  get cards(): readonly ProductCard[] {
    const { storeView, mediaBase, messages } = this.#ports;
    const answer = this.#answer;
    const tiles = answer.kind === 'none' ? [] : answer.tiles;
    return tiles.map((tile) => productCard(tile, { storeView: storeView.get(), mediaBase, messages }));
  }

  get categories(): readonly Link[] {
    const answer = this.#answer;
    if (answer.kind === 'none') return [];
    return answer.categories;
  }

  /** The way to all that was found; null when everything stands here. */
  get all(): Link | null {
    const found = this.#found;
    if (!found || found.total <= found.tiles.length) return null;
    return { name: this.#messages.seeAll(found.total), address: searchAddress(found.text) };
  }

  get hasFoundNothing(): boolean {
    return this.#found?.total === 0;
  }

  get nothingText(): string {
    return this.#messages.noneText(this.#found?.text ?? '');
  }

  /** Why less is offered than could be; null when nothing is missing. */
  get trouble(): string | null {
    if (this.#answer.kind !== 'failed') return null;
    return this.#ports.isOnline.get() ? this.#messages.failed : this.#messages.offline;
  }

  /** What is said once typing rests. */
  get status(): string {
    const found = this.#found;
    if (!found) return this.trouble ?? '';
    return found.total === 0 ? this.#messages.none : this.#messages.found(found.total);
  }

  opened(): void {
    void this.#ports.suggestPopular();
  }

  /** Looks for the text when typing has rested. */
  async look(): Promise<void> {
    this.#looks += 1;
    const own = this.#looks;
    await this.#ports.clock.wait(TYPING_RESTS_MS);
    if (own === this.#looks) await this.#ports.suggest(this.text);
  }

  /** The shopper follows what was offered for the text. */
  remember(): void {
    if (!this.isBeginning) void this.#ports.rememberSearch(this.text);
  }

  forget(text: string): void {
    this.#ports.recentSearches.update((now) => withoutSearch(now, text));
  }

  close(): void {
    this.#ports.panels.update((now) => withPanelClosed(now, 'search'));
  }

  get #answer(): SuggestedAnswer {
    return this.#ports.suggestions.get().answer;
  }

  get #found(): Found | null {
    const answer = this.#answer;
    return answer.kind === 'found' ? answer : null;
  }

  get #messages() {
    return this.#ports.messages(searchMessages);
  }
}

function searchLink(text: string): Link {
  return { name: text, address: searchAddress(text) };
}

export function createSearchPanel(ports: Ports): SearchPanelModel {
  return new SearchPanelModel(ports);
}
