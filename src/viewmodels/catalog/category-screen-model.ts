import { makeAutoObservable } from 'mobx';
import { type AddressRules, categoryAddress } from '#domain/catalog/addresses.ts';
import type { CategoryHint } from '#domain/catalog/category.ts';
import type { CategoryView } from '#domain/pricing/category-view.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { plainText } from '../html-text.ts';
import { type BannerSource, bannerSource } from '../picture.ts';
import { commonWords } from '../words/common/en.ts';
import { type ListPorts, ProductListModel } from './product-list-model.ts';

type Ports = Omit<ListPorts, 'list' | 'base' | 'branches'> & {
  readonly view: ReadonlyCell<CategoryView>;
  readonly isOnline: ReadonlyCell<boolean>;
  readonly rules: AddressRules;
};

type Ready = Extract<CategoryView, { kind: 'ready' }>;
type Link = { readonly name: string; readonly address: string };

/** A category with its list of products. */
export class CategoryScreenModel {
  readonly #ports: Ports;
  readonly list: ProductListModel;

  constructor(ports: Ports) {
    this.#ports = ports;
    this.list = new ProductListModel({
      ...ports,
      list: () => this.#ready?.list ?? null,
      base: () => this.address,
      branches: () => this.#ready?.below.map(({ id }) => id) ?? [],
    });
    makeAutoObservable(this, { list: false }, { autoBind: true });
  }

  get state(): 'loading' | 'ready' | 'failed' {
    const { kind } = this.#ports.view.get();
    return kind === 'none' ? 'loading' : kind;
  }

  get isOffline(): boolean {
    return !this.#ports.isOnline.get();
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

  get address(): string {
    return this.#ready ? categoryAddress(this.#ready.category, this.#ports.rules) : '';
  }

  get #ready(): Ready | null {
    const view = this.#ports.view.get();
    return view.kind === 'ready' ? view : null;
  }

  #linkTo(category: CategoryHint): Link {
    return { name: category.name, address: categoryAddress(category, this.#ports.rules) };
  }
}

export function createCategoryScreen(ports: Ports): CategoryScreenModel {
  return new CategoryScreenModel(ports);
}
