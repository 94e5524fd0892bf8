import { makeAutoObservable } from 'mobx';
import { type AddressRules, categoryAddress } from '#domain/catalog/addresses.ts';
import type { Category } from '#domain/catalog/category.ts';
import { PAGE_SIZE } from '#domain/catalog/search-query.ts';
import { defaultSort, type SortId, sortIdOf, sortIds } from '#domain/catalog/sort-options.ts';
import type { LoadMore } from '#domain/journeys/open-category.ts';
import type { CategoryView } from '#domain/pricing/category-view.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { AddressBar } from '../address-bar.ts';
import { plainText } from '../html-text.ts';
import { type BannerSource, bannerSource } from '../picture.ts';
import { catalogWords } from '../words/catalog/en.ts';
import { commonWords } from '../words/common/en.ts';
import type { TextsOf, Words } from '../words/words.ts';
import { listAddress } from './list-address.ts';
import { type ProductCard, productCard } from './product-card.ts';

type Ports = {
  readonly view: ReadonlyCell<CategoryView>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly loadMore: LoadMore;
  readonly addressBar: AddressBar;
  readonly rules: AddressRules;
  readonly mediaBase: string;
  readonly words: Words;
};

type Ready = Extract<CategoryView, { kind: 'ready' }>;
type Link = { readonly name: string; readonly address: string };

/** A category with its list of products. */
export class CategoryScreenModel {
  readonly #ports: Ports;
  isLoadingMore = false;
  hasFailedToLoadMore = false;

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): 'loading' | 'ready' | 'failed' {
    const { kind } = this.#ports.view.get();
    return kind === 'none' ? 'loading' : kind;
  }

  get name(): string {
    return this.#ready?.category.name ?? '';
  }

  /** CAT-031 */
  get title(): string {
    return this.#ready?.category.metaTitle || this.name;
  }

  /** CAT-031 */
  get metaDescription(): string {
    return this.#ready?.category.metaDescription ?? '';
  }

  get intro(): string {
    return plainText(this.#ready?.category.description ?? '');
  }

  /** CAT-030 */
  get banner(): BannerSource | null {
    const { wideImage = '', narrowImage = '', image = '' } = this.#ready?.category ?? {};
    const wide = wideImage || image;
    return wide || narrowImage ? bannerSource(wide, narrowImage, this.#ports.mediaBase) : null;
  }

  get trail(): readonly Link[] {
    const parents = this.#ready?.trail.filter(({ id }) => id !== this.#ready?.category.id) ?? [];
    return [{ name: this.#ports.words(commonWords).home, address: '/' }, ...parents.map((each) => this.#linkTo(each))];
  }

  get subcategories(): readonly Link[] {
    return this.#ready?.below.map((each) => this.#linkTo(each)) ?? [];
  }

  get countText(): string {
    return this.#words.items(this.#ready?.total ?? 0);
  }

  get isEmpty(): boolean {
    return this.#ready?.tiles.length === 0;
  }

  get cards(): readonly ProductCard[] {
    const { mediaBase, storeView, words } = this.#ports;
    const writing = { currency: storeView.get().currency, mediaBase, words };
    return this.#ready?.tiles.map((tile) => productCard(tile, writing)) ?? [];
  }

  /** Where the list lives, without its sort and page. */
  get address(): string {
    return this.#ready ? categoryAddress(this.#ready.category, this.#ports.rules) : '';
  }

  readonly sortChoices = sortIds;

  get sort(): SortId {
    return this.#ready?.sort ?? defaultSort;
  }

  /** The address of the list in another order; it begins at the first page (CAT-086). */
  sortedAddress(sort: string): string {
    return listAddress(this.address, { sort: sortIdOf(sort), page: 0 });
  }

  get progressText(): string {
    const { tiles = [], total = 0 } = this.#ready ?? {};
    return this.#words.progress(tiles.length, total);
  }

  /** Null when the list is at its end (CAT-069). */
  get moreAddress(): string | null {
    const ready = this.#ready;
    const hasMore = ready && !this.isEmpty && (ready.lastPage + 1) * PAGE_SIZE < ready.total;
    return hasMore ? this.#pageAddress(ready.lastPage + 1) : null;
  }

  /** Null when the list begins at its beginning. */
  get earlierAddress(): string | null {
    const { firstPage = 0 } = this.#ready ?? {};
    return firstPage > 0 ? this.#pageAddress(firstPage - 1) : null;
  }

  /** Adds the next page below the list; the address then names that page. */
  async loadMore(): Promise<void> {
    const next = this.moreAddress;
    if (next === null || this.isLoadingMore) return;
    this.setLoading(true);
    const outcome = await this.#ports.loadMore();
    this.setLoading(false);
    this.setFailed(outcome === 'failed');
    if (outcome === 'ready') this.#ports.addressBar.replace(next);
  }

  private setLoading(isLoading: boolean): void {
    this.isLoadingMore = isLoading;
  }

  private setFailed(hasFailed: boolean): void {
    this.hasFailedToLoadMore = hasFailed;
  }

  get #words(): TextsOf<typeof catalogWords> {
    return this.#ports.words(catalogWords);
  }

  get #ready(): Ready | null {
    const view = this.#ports.view.get();
    return view.kind === 'ready' ? view : null;
  }

  #linkTo(category: Category): Link {
    return { name: category.name, address: categoryAddress(category, this.#ports.rules) };
  }

  #pageAddress(page: number): string {
    return listAddress(this.address, { sort: this.sort, page });
  }
}

export function createCategoryScreen(ports: Ports): CategoryScreenModel {
  return new CategoryScreenModel(ports);
}
