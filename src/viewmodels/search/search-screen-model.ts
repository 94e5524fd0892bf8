import { makeAutoObservable } from 'mobx';
import { wordsOf } from '#domain/catalog/words.ts';
import { pageAddress } from '#domain/content/page-address.ts';
import type { LoadMore } from '#domain/listing/load-more.ts';
import type { SearchView } from '#domain/listing/search-view.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { type ListPorts, ProductListModel } from '../catalog/product-list-model.ts';
import { literalAddress, searchAddress } from './search-address.ts';

type Ports = ListPorts & {
  readonly loadMoreResults: LoadMore;
  readonly searchView: ReadonlyCell<SearchView>;
};

type Ready = Extract<SearchView, { kind: 'ready' }>;
type Link = { readonly name: string; readonly address: string };

/** The page of what a text finds. */
export class SearchScreenModel {
  readonly #ports: Ports;
  readonly list: ProductListModel;

  constructor(ports: Ports) {
    this.#ports = ports;
    this.list = new ProductListModel(ports, {
      list: () => this.#ready?.list ?? null,
      base: () => this.#base,
      loadMore: () => ports.loadMoreResults(),
    });
    makeAutoObservable(this, { list: false }, { autoBind: true });
  }

  get state(): 'blank' | 'ready' | 'failed' {
    const { kind } = this.#ports.searchView.get();
    return kind === 'none' ? 'failed' : kind;
  }

  /** As it was typed. */
  get text(): string {
    return this.#ready?.text ?? '';
  }

  /** What was understood instead of what was typed; null when both are the same. */
  get corrected(): string | null {
    return this.#ready?.corrected ?? null;
  }

  /** The sizes that what was found can be had in, as the text asks; '' where it names none. */
  get sizes(): string {
    return (this.#ready?.list.sizes ?? []).join(', ');
  }

  /** The same search without forgiving mistakes. */
  get literalAddress(): string {
    return literalAddress(this.text);
  }

  get categories(): readonly Link[] {
    return this.#ready?.categories ?? [];
  }

  /** What the merchant wrote about it, such as how to return a piece. */
  get pages(): readonly Link[] {
    const pages = this.#ready?.pages ?? [];
    return pages.map(({ identifier, title }) => ({ name: title, address: pageAddress(identifier) }));
  }

  /** A way on where nothing was asked or found. */
  get popular(): readonly Link[] {
    const view = this.#ports.searchView.get();
    return view.kind === 'ready' || view.kind === 'blank' ? view.popular : [];
  }

  /** Where all words together find nothing: the searches with one word left out; else none. */
  get shorter(): readonly Link[] {
    const words = wordsOf(this.text);
    if (!this.list.isEmpty || words.length < 2) return [];
    const texts = new Set(words.map((_, at) => words.filter((_word, other) => other !== at).join(' ')));
    return [...texts].map((text) => ({ name: text, address: searchAddress(text) }));
  }

  /** The search that forgives mistakes, for one that did not; null for every other. */
  get forgivingAddress(): string | null {
    return this.#ready?.isLiteral ? searchAddress(this.text) : null;
  }

  get #ready(): Ready | null {
    const view = this.#ports.searchView.get();
    return view.kind === 'ready' ? view : null;
  }

  get #base(): string {
    const ready = this.#ready;
    return ready?.isLiteral ? literalAddress(ready.text) : searchAddress(this.text);
  }
}

export function createSearchScreen(ports: Ports): SearchScreenModel {
  return new SearchScreenModel(ports);
}
