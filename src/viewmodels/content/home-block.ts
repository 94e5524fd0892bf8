import type { Banner, SectionHead } from '#domain/content/home.ts';
import type { HomeRow } from '#domain/content/home-view.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { type ProductCard, productCard, type Writing } from '../catalog/product-card.ts';
import type { RichBlock } from '../merchant-text/rich-block.ts';
import { richText } from '../merchant-text/rich-text.ts';
import { homeMessages } from '../messages/home/en.ts';
import { dayText } from '../shared/moment-text.ts';
import { type BannerSource, bannerSource } from '../shared/picture.ts';
import { type DoorView, doorView, linkOf } from './door-view.ts';
import { type StoreCard, storeCard } from './store-card.ts';
import { type WornView, wornView } from './worn-view.ts';

export type BannerView = {
  readonly title: string;
  readonly subtitle: string;
  readonly link: string;
  readonly buttonText: string;
  /** Of its words; absent: the catalog's own. */
  readonly language?: string;
  readonly source: BannerSource;
};

/** What stands over a part of the home page. */
type BlockHead = {
  readonly id: number;
  readonly title: string;
  readonly subtitle: string;
  /** Of its words; absent: the catalog's own, null: they are the shop's. */
  readonly language?: string | null;
  /** Where all of it is; '' when nowhere. */
  readonly link: string;
  /** The last day, `March 15, 2027`, and the same for machines; null where it stays. */
  readonly until: { readonly text: string; readonly iso: string } | null;
};

/** A part of the home page, ready to show. */
export type HomeBlock =
  | (BlockHead & { readonly kind: 'banners'; readonly banners: readonly BannerView[] })
  | (BlockHead & { readonly kind: 'doors'; readonly doors: readonly DoorView[] })
  | (BlockHead & { readonly kind: 'worn'; readonly pieces: readonly WornView[] })
  | (BlockHead & { readonly kind: 'row'; readonly cards: readonly ProductCard[] })
  | (BlockHead & { readonly kind: 'text'; readonly blocks: readonly RichBlock[] })
  | (BlockHead & { readonly kind: 'stores'; readonly stores: readonly StoreCard[] });

export type HomeWriting = Writing & { readonly storeView: StoreView };

export function homeBlock(row: HomeRow, writing: HomeWriting): HomeBlock {
  const head = blockHead(row, writing);
  switch (row.kind) {
    case 'banners':
      return { ...head, kind: 'banners', banners: row.banners.map((each) => bannerView(each, writing)) };
    case 'doors':
      return { ...head, kind: 'doors', doors: row.banners.map((each) => doorView(each, writing.mediaBase)) };
    case 'pieces':
      return { ...head, kind: 'worn', pieces: row.pieces.map((each) => wornView(each, writing)) };
    case 'tiles':
      return { ...head, kind: 'row', cards: row.tiles.map((tile) => productCard(tile, writing)) };
    case 'text':
      return { ...head, kind: 'text', blocks: richText(row.html) };
    case 'stores': {
      const title = writing.messages(homeMessages).stores;
      return {
        ...head,
        kind: 'stores',
        title,
        language: null,
        stores: row.stores.map((each) => storeCard(each, row.at, writing)),
      };
    }
    default:
      return row satisfies never;
  }
}

function blockHead(section: SectionHead, { storeView, messages }: HomeWriting): BlockHead {
  const { id, collection, subtitle, link, endsAt } = section;
  const language = collection ? null : section.language;
  const title = collection ? messages(homeMessages).collections[collection] : section.title;
  const said = language === undefined ? {} : { language };
  return { id, title, subtitle, link, ...said, until: endsAt === '' ? null : lastDay(endsAt, storeView) };
}

/** What ends at midnight has the day before as its last day. */
function lastDay(endsAt: string, storeView: StoreView): HomeBlock['until'] {
  const iso = new Date(Date.parse(endsAt) - 1).toISOString();
  return { text: dayText(iso, storeView), iso };
}

function bannerView(banner: Banner, { mediaBase, messages }: Writing): BannerView {
  const { title, subtitle, link, buttonText, image, narrowImage, language } = banner;
  return {
    title,
    subtitle,
    link: linkOf(link),
    buttonText: buttonText || messages(homeMessages).seeMore,
    ...(language && { language }),
    source: bannerSource(image, narrowImage, mediaBase),
  };
}
