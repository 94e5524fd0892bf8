import { makeAutoObservable, observableRef } from 'mobx';
import type { FilterRules } from '#domain/catalog/filters.ts';
import { PAGE_SIZE } from '#domain/catalog/search-query.ts';
import { type SortId, sortIdOf } from '#domain/catalog/sort-options.ts';
import type { PageOutcome } from '#domain/interface/page-outcome.ts';
import type { LoadMore } from '#domain/listing/load-more.ts';
import { isSameList, type ProductList } from '#domain/listing/product-list.ts';
import type { Tile } from '#domain/listing/tile.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { catalogMessages } from '../messages/catalog/en.ts';
import type { Messages, TextsOf } from '../messages/writing/messages.ts';
import type { AddressBar } from '../shared/address-bar.ts';
import { FiltersModel } from './filters-model.ts';
import { firstOfList, type ListQuery, listAddress, usualSort } from './list-address.ts';
import { type ProductCard, productCard, type Writing } from './product-card.ts';

export type ListPorts = {
  readonly storeView: ReadonlyCell<StoreView>;
  readonly addressBar: AddressBar;
  readonly filterRules: FilterRules;
  readonly sorts: readonly SortId[];
  readonly mediaBase: string;
  readonly messages: Messages;
};

/** What a page shows a list of. */
type OfPage = {
  /** The list of the page; null until it is there. */
  readonly list: () => ProductList | null;
  /** Where the list lives, without what narrows and sorts it; may have a query of its own. */
  readonly base: () => string;
  readonly loadMore: LoadMore;
};

/** A list of products on a page, whatever it is a list of. */
export class ProductListModel {
  readonly #ports: ListPorts;
  readonly #page: OfPage;
  readonly filters: FiltersModel;
  #written = new WeakMap<Tile, ProductCard>();
  #writing: Writing | null = null;
  /** How many cards stand on the first page. */
  readonly pageSize = PAGE_SIZE;
  /** The list whose next page is loading, and the one whose next page failed; another list is not meant. */
  loading: ProductList | null = null;
  failed: ProductList | null = null;

  constructor(ports: ListPorts, page: OfPage) {
    this.#page = page;
    this.#ports = ports;
    const { list, base } = page;
    const { storeView, filterRules: rules, messages } = ports;
    this.filters = new FiltersModel({ list, base, storeView: () => storeView.get(), rules, messages });
    makeAutoObservable(this, { filters: false, loading: observableRef, failed: observableRef }, { autoBind: true });
  }

  get countText(): string {
    return this.#messages.items(this.#list?.total ?? 0);
  }

  get isEmpty(): boolean {
    return this.#list?.tiles.length === 0;
  }

  /** Whether the cards are still those of an earlier choice. */
  get renewal(): ProductList['renewal'] {
    return this.#list?.renewal ?? 'none';
  }

  get cards(): readonly ProductCard[] {
    const { mediaBase, storeView, messages } = this.#ports;
    const writing = { storeView: storeView.get(), mediaBase, messages };
    const write = this.#writeCards(writing);
    return this.#list?.tiles.map(write) ?? [];
  }

  /** What the merchant offers (CAT-074, CONF-07), and first the usual and the present order if they are not among it. */
  get sortChoices(): readonly SortId[] {
    const { sorts } = this.#ports;
    const others = new Set([this.#usualSort, this.sort].filter((id) => !sorts.includes(id)));
    return [...others, ...sorts];
  }

  get sort(): SortId {
    return this.#list?.sort ?? this.#usualSort;
  }

  /** The address of the list in another order; it begins at the first page (CAT-086). */
  sortedAddress(sort: string): string {
    return this.#addressOf({ sort: sortIdOf(sort, this.#usualSort), page: 0 });
  }

  /** What a form that sorts without scripts carries along. */
  get fieldsBesideSort(): readonly (readonly [name: string, value: string])[] {
    const { searchParams } = new URL(
      listAddress(this.#page.base(), { ...this.#query, sort: this.#usualSort }, this.filters.write),
      'http://shop',
    );
    return [...searchParams];
  }

  get progressText(): string {
    const { tiles = [], total = 0 } = this.#list ?? {};
    return this.#messages.progress(tiles.length, total);
  }

  get isLoadingMore(): boolean {
    return this.loading !== null && this.#list !== null && isSameList(this.loading, this.#list);
  }

  get hasFailedToLoadMore(): boolean {
    return this.failed !== null && this.failed === this.#list;
  }

  /** How many products will follow below the others; 0 while no further page is loading. */
  get coming(): number {
    const { lastPage = 0, total = 0 } = this.#list ?? {};
    return this.isLoadingMore ? Math.min(PAGE_SIZE, total - (lastPage + 1) * PAGE_SIZE) : 0;
  }

  /** Null when the list is at its end (CAT-069). */
  get moreAddress(): string | null {
    const list = this.#list;
    const hasMore = list && !this.isEmpty && (list.lastPage + 1) * PAGE_SIZE < list.total;
    return hasMore ? this.#addressOf({ page: list.lastPage + 1 }) : null;
  }

  /** Null when the list begins at its beginning. */
  get earlierAddress(): string | null {
    const { firstPage = 0 } = this.#list ?? {};
    return firstPage > 0 ? this.#addressOf({ page: firstPage - 1 }) : null;
  }

  /** Adds the next page below the list; the address then names that page. */
  async loadMore(): Promise<void> {
    const next = this.moreAddress;
    const list = this.#list;
    if (next === null || this.isLoadingMore) return;
    this.begin(list);
    const outcome = await this.#page.loadMore();
    this.end(list, outcome);
    if (outcome === 'ready') this.#ports.addressBar.replace(next, { firstPage: this.#list?.firstPage ?? 0 });
  }

  private begin(list: ProductList | null): void {
    this.loading = list;
    this.failed = null;
  }

  /** By now another list may be loading, which this answer is not about. */
  private end(list: ProductList | null, outcome: PageOutcome): void {
    if (this.loading === list) this.loading = null;
    if (outcome === 'failed') this.failed = list;
  }

  /** A card that was written stays the same object while its tile does, so that a longer list draws only what is new. */
  #writeCards(writing: Writing): (tile: Tile) => ProductCard {
    if (this.#writing === null || !isSameWriting(this.#writing, writing)) this.#written = new WeakMap();
    this.#writing = writing;
    return (tile) => {
      const card = this.#written.get(tile) ?? productCard(tile, writing);
      this.#written.set(tile, card);
      return card;
    };
  }

  get #messages(): TextsOf<typeof catalogMessages> {
    return this.#ports.messages(catalogMessages);
  }

  get #list(): ProductList | null {
    return this.#page.list();
  }

  get #usualSort(): SortId {
    return usualSort(new URLSearchParams(this.#page.base().split('?')[1]));
  }

  #addressOf(change: { readonly sort?: SortId; readonly page: number }): string {
    return listAddress(this.#page.base(), { ...this.#query, ...change }, this.filters.write);
  }

  get #query(): ListQuery {
    const { chosen, sort } = this.#list ?? firstOfList;
    return { chosen, sort, page: 0 };
  }
}

function isSameWriting(one: Writing, other: Writing): boolean {
  return one.storeView === other.storeView && one.mediaBase === other.mediaBase && one.messages === other.messages;
}
