import type { Banner } from '#domain/content/home.ts';
import type { HomeRow } from '#domain/content/home-view.ts';
import { type ProductCard, productCard, type Writing } from '../catalog/product-card.ts';
import { type BannerSource, bannerSource } from '../picture.ts';
import { homeWords } from '../words/home/en.ts';
import { type DoorView, doorView, linkOf } from './door-view.ts';

export type BannerView = {
  readonly title: string;
  readonly subtitle: string;
  readonly link: string;
  readonly buttonText: string;
  readonly source: BannerSource;
};

/** A part of the home page, ready to show. */
export type HomeBlock =
  | { readonly kind: 'banners'; readonly id: number; readonly title: string; readonly banners: readonly BannerView[] }
  | { readonly kind: 'doors'; readonly id: number; readonly title: string; readonly doors: readonly DoorView[] }
  | {
      readonly kind: 'row';
      readonly id: number;
      readonly title: string;
      readonly subtitle: string;
      /** Where all of it is; '' when nowhere. */
      readonly link: string;
      readonly cards: readonly ProductCard[];
    };

export function homeBlock(row: HomeRow, writing: Writing): HomeBlock {
  const { id, title } = row;
  switch (row.kind) {
    case 'banners':
      return { kind: 'banners', id, title, banners: row.banners.map((each) => bannerView(each, writing)) };
    case 'doors':
      return { kind: 'doors', id, title, doors: row.banners.map((each) => doorView(each, writing.mediaBase)) };
    case 'tiles': {
      const { subtitle, link, tiles } = row;
      return { kind: 'row', id, title, subtitle, link, cards: tiles.map((tile) => productCard(tile, writing)) };
    }
    default:
      return row satisfies never;
  }
}

function bannerView(banner: Banner, { mediaBase, words }: Writing): BannerView {
  const { title, subtitle, link, buttonText, image, narrowImage } = banner;
  return {
    title,
    subtitle,
    link: linkOf(link),
    buttonText: buttonText || words(homeWords).seeMore,
    source: bannerSource(image, narrowImage, mediaBase),
  };
}
