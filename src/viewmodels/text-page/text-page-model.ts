import { makeAutoObservable } from 'mobx';
import type { ShopPage, ShopPageView } from '#domain/content/shop-page.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { RichBlock } from '../merchant-text/rich-block.ts';
import { richText } from '../merchant-text/rich-text.ts';
import { dayText } from '../shared/moment-text.ts';

type Ports = {
  readonly shopPageView: ReadonlyCell<ShopPageView>;
  readonly storeView: ReadonlyCell<StoreView>;
};

type Heading = Extract<RichBlock, { kind: 'heading' }>;

const LEAST_CONTENTS = 4; // with fewer headings everything is in sight

/** A page the merchant wrote. */
export class TextPageModel {
  readonly #ports: Ports;

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): ShopPageView['kind'] {
    return this.#ports.shopPageView.get().kind;
  }

  get title(): string {
    return this.#page?.title ?? '';
  }

  /** The language it is told in; absent: the catalog's own. */
  get language(): string | undefined {
    return this.#page?.language;
  }

  get description(): string {
    return this.#page?.description ?? '';
  }

  get blocks(): readonly RichBlock[] {
    return richText(this.#page?.content ?? '');
  }

  /** The headings of a long page. */
  get contents(): readonly Heading[] {
    const headings = this.blocks.filter((block) => block.kind === 'heading');
    return headings.length < LEAST_CONTENTS ? [] : headings;
  }

  /** When it was last changed, for people and for machines; null when nobody knows. */
  get updated(): { readonly day: string; readonly at: string } | null {
    const at = this.#page?.updatedAt ?? '';
    const day = dayText(at, this.#ports.storeView.get());
    return day === '' ? null : { day, at };
  }

  get #page(): ShopPage | null {
    const view = this.#ports.shopPageView.get();
    return view.kind === 'ready' ? view.page : null;
  }
}

export function createTextPage(ports: Ports): TextPageModel {
  return new TextPageModel(ports);
}
