import { makeAutoObservable } from 'mobx';
import { type FindCachedProducts, nothingOffline, type OfflineResult } from '#domain/listing/find-cached-products.ts';
import { SHELL_ADDRESS } from '#domain/offline/kept-keys.ts';
import type { FindKeptPages, KeptPage } from '#domain/offline/kept-pages.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { type ProductCard, productCard } from '../catalog/product-card.ts';
import type { LoadMessages } from '../messages/create-messages.ts';
import { keptMessages } from '../messages/kept/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { searchedIn } from '../search/search-address.ts';
import { type MomentView, momentView } from '../shared/moment-text.ts';

type Ports = {
  readonly connectivity: Pick<Connectivity, 'isOnline'>;
  readonly isOnline: ReadonlyCell<boolean>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly findKeptPages: FindKeptPages;
  readonly findCachedProducts: FindCachedProducts;
  readonly loadMessages: LoadMessages;
  readonly mediaBase: string;
  readonly messages: Messages;
};

/** Where a shopper looks: the path, and what the address asks for. */
export type Place = { readonly pathname: string; readonly query: URLSearchParams };

/** `saved`: when; null where nobody knows. */
export type PageRow = { readonly address: string; readonly name: string; readonly saved: MomentView | null };

const SEARCH = '/search';
const MOST = 24;

type Shown =
  /** A page of the shop is on its way. */
  | { readonly kind: 'opening' }
  | { readonly kind: 'pages'; readonly pages: readonly KeptPage[] }
  | { readonly kind: 'found'; readonly text: string; readonly result: OfflineResult };

/** What stands where a page is awaited, and what is on the device where none can come. */
export class KeptShopModel {
  readonly #ports: Ports;
  #asked = 0;
  private shown: Shown = { kind: 'opening' };

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get kind(): Shown['kind'] {
    return this.shown.kind;
  }

  /** Whether what is shown instead of a page has had its time: there is a network again. */
  get isOver(): boolean {
    const { isOnline, connectivity } = this.#ports;
    return isOnline.get() && connectivity.isOnline() && this.shown.kind !== 'opening';
  }

  get pages(): readonly PageRow[] {
    const storeView = this.#ports.storeView.get();
    const pages = this.shown.kind === 'pages' ? this.shown.pages : [];
    return pages.map(({ address, name, savedAt }) => ({
      address,
      name,
      saved: savedAt === null ? null : momentView(savedAt, storeView),
    }));
  }

  /** What was looked for on the device. */
  get text(): string {
    return this.shown.kind === 'found' ? this.shown.text : '';
  }

  /** What is to be known of what was found, or not. */
  get told(): string {
    const { found, notFoundText } = this.#ports.messages(keptMessages);
    return this.result.noresults ? notFoundText(this.text) : found;
  }

  get cards(): readonly ProductCard[] {
    const { storeView, mediaBase, messages } = this.#ports;
    return this.result.items.map((tile) => productCard(tile, { storeView: storeView.get(), mediaBase, messages }));
  }

  /** Looks on the device for what a place is about, where nobody else can be asked. The last place counts. */
  async open({ pathname, query }: Place): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    this.show({ kind: 'opening' });
    if (this.#ports.connectivity.isOnline()) return;
    const found = await this.look(pathname, searchedIn(query).text);
    if (found && this.#asked === asked) this.show(found);
  }

  private async look(pathname: string, text: string): Promise<Shown | null> {
    const { findKeptPages, findCachedProducts, loadMessages } = this.#ports;
    const isAboutPages = pathname === SHELL_ADDRESS;
    if (!isAboutPages && (pathname !== SEARCH || text === '')) return null;
    await loadMessages('later').catch(() => undefined); // English stands in
    if (isAboutPages) return { kind: 'pages', pages: await findKeptPages() };
    return { kind: 'found', text, result: await findCachedProducts(text, MOST).catch(() => nothingOffline) };
  }

  private get result(): OfflineResult {
    return this.shown.kind === 'found' ? this.shown.result : nothingOffline;
  }

  private show(shown: Shown): void {
    this.shown = shown;
  }
}

export function createKeptShop(ports: Ports): KeptShopModel {
  return new KeptShopModel(ports);
}
