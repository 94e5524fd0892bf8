import { makeAutoObservable, observableRef } from 'mobx';
import type { ProductView } from '#domain/catalog/product-view.ts';
import type { SizeUnit } from '#domain/content/size-guide.ts';
import { type Panels, withPanelClosed } from '#domain/interface/panels.ts';
import type { Tile } from '#domain/listing/tile.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { OpenProductMore } from '#domain/workflows/open-product-more.ts';
import type { ProductMore } from '#domain/workflows/product-more.ts';
import { type ProductCard, productCard } from '../catalog/product-card.ts';
import { type DoorView, doorView } from '../content/door-view.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { type ReviewsView, reviewsView } from './reviews-view.ts';
import { type SizeGuideView, sizeGuideView } from './size-guide-view.ts';

type Ports = {
  readonly productView: ReadonlyCell<ProductView>;
  readonly productMore: ReadonlyCell<ProductMore>;
  readonly panels: Cell<Panels>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly openProductMore: OpenProductMore;
  readonly isDeviceRead: ReadonlyCell<boolean>;
  /** Remembered by the device. */
  readonly sizeUnit: Pick<PersistedCell<SizeUnit>, 'get' | 'update' | 'open'>;
  readonly mediaBase: string;
  readonly messages: Messages;
};

const FIRST_REVIEWS = 5;

/** Which reviews the shopper wants to see; gone with the next product. */
type Looking = { readonly sku: ProductMore['sku']; readonly stars: number | null; readonly limit: number };

/** What comes after a product: what shoppers wrote, how it fits, and other pieces. */
export class ProductMoreModel {
  readonly #ports: Ports;
  looking: Looking | null = null;
  settled: ProductMore['sku'] = null;

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, { looking: observableRef }, { autoBind: true });
  }

  /** The product that is open; null while none is. */
  get about(): string | null {
    const view = this.#ports.productView.get();
    return view.kind === 'ready' ? view.product.sku : null;
  }

  /** What was looked at before is known only then. */
  get isDeviceRead(): boolean {
    return this.#ports.isDeviceRead.get();
  }

  /** Whether all that comes has come: what is shown below the reviews then stands where it stays. */
  get isSettled(): boolean {
    return this.settled !== null && this.settled === this.#more.sku;
  }

  /** To be called for each product that is opened, once the device is read, and for a new try. */
  async open(): Promise<void> {
    const { isDeviceRead } = this;
    const { sizeUnit, openProductMore } = this.#ports;
    await Promise.all([openProductMore(), isDeviceRead && sizeUnit.open()]);
    if (isDeviceRead) this.setSettled(this.#more.sku);
  }

  get reviewState(): ProductMore['reviews']['kind'] {
    return this.#more.reviews.kind;
  }

  /** Null until the reviews are here. */
  get reviews(): ReviewsView | null {
    const { reviews } = this.#more;
    if (reviews.kind !== 'ready') return null;
    const { storeView, messages } = this.#ports;
    const view = this.#ports.productView.get();
    const rating = view.kind === 'ready' ? view.product.rating : null;
    return reviewsView({ ...reviews, rating }, this.#looking, messages, storeView.get());
  }

  showStars(stars: number | null): void {
    this.#look({ stars, limit: FIRST_REVIEWS });
  }

  showMoreReviews(): void {
    this.#look({ limit: Number.POSITIVE_INFINITY });
  }

  get related(): readonly ProductCard[] {
    return this.#more.related.map(this.#card);
  }

  get recent(): readonly ProductCard[] {
    return this.#more.recent.map(this.#card);
  }

  /** CONT-05 */
  get banners(): readonly DoorView[] {
    return this.#more.banners.map((banner) => doorView(banner, this.#ports.mediaBase));
  }

  get sizeGuide(): SizeGuideView | null {
    const { sizeGuide } = this.#more;
    return sizeGuide && sizeGuideView(sizeGuide, this.sizeUnit, this.#ports.messages);
  }

  get isSizeGuideOpen(): boolean {
    return this.#ports.panels.get().open === 'size-guide';
  }

  get sizeUnit(): SizeUnit {
    return this.#ports.sizeUnit.get();
  }

  showUnit(unit: SizeUnit): void {
    this.#ports.sizeUnit.update(() => unit);
  }

  closeSizeGuide(): void {
    this.#ports.panels.update((now) => withPanelClosed(now, 'size-guide'));
  }

  private setSettled(sku: ProductMore['sku']): void {
    this.settled = sku;
  }

  private setLooking(looking: Looking): void {
    this.looking = looking;
  }

  #look(change: Partial<Looking>): void {
    this.setLooking({ ...this.#looking, ...change });
  }

  get #looking(): Looking {
    const { sku } = this.#more;
    return this.looking?.sku === sku ? this.looking : { sku, stars: null, limit: FIRST_REVIEWS };
  }

  get #more(): ProductMore {
    return this.#ports.productMore.get();
  }

  readonly #card = (tile: Tile): ProductCard => {
    const { mediaBase, messages, storeView } = this.#ports;
    return productCard(tile, { storeView: storeView.get(), mediaBase, messages });
  };
}

export function createProductMore(ports: Ports): ProductMoreModel {
  return new ProductMoreModel(ports);
}
