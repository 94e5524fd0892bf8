import { makeAutoObservable } from 'mobx';
import { type AddressRules, categoryAddress } from '#domain/catalog/addresses.ts';
import type { CategoryView } from '#domain/listing/category-view.ts';
import type { LoadMore } from '#domain/listing/load-more.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { type CategoryPreview, categoryPreview } from './category-preview.ts';
import { type ListPorts, ProductListModel } from './product-list-model.ts';

type Ports = ListPorts & {
  readonly loadMore: LoadMore;
  readonly categoryView: ReadonlyCell<CategoryView>;
  readonly isOnline: ReadonlyCell<boolean>;
  readonly shopRules: AddressRules;
};

type Ready = Extract<CategoryView, { kind: 'ready' }>;

/** A category with its list of products. */
export class CategoryScreenModel {
  readonly #ports: Ports;
  readonly list: ProductListModel;

  constructor(ports: Ports) {
    this.#ports = ports;
    this.list = new ProductListModel(ports, {
      list: () => this.#ready?.list ?? null,
      base: () => (this.#ready ? categoryAddress(this.#ready.category, ports.shopRules) : ''),
      loadMore: () => ports.loadMore(),
    });
    makeAutoObservable(this, { list: false }, { autoBind: true });
  }

  get isOffline(): boolean {
    return !this.#ports.isOnline.get();
  }

  /** Null when the category could not be had. */
  get head(): CategoryPreview | null {
    return this.#ready && categoryPreview(this.#ready, this.#ports);
  }

  get #ready(): Ready | null {
    const view = this.#ports.categoryView.get();
    return view.kind === 'ready' ? view : null;
  }
}

export function createCategoryScreen(ports: Ports): CategoryScreenModel {
  return new CategoryScreenModel(ports);
}
