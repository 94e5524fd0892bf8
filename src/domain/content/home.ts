import type { InLanguage } from '#domain/catalog/in-language.ts';

/** A picture with one message and one link. `narrowImage` is the crop for phones, '' when there is none. */
export type Banner = InLanguage & {
  readonly title: string;
  readonly subtitle: string;
  readonly image: string;
  readonly narrowImage: string;
  readonly link: string;
  readonly buttonText: string;
  /** The product it is about; '' when it is about none. */
  readonly sku: string;
};

/** Which products a row shows: these, or those of a category. */
export type ProductSource =
  | { readonly kind: 'skus'; readonly skus: readonly string[] }
  | { readonly kind: 'category'; readonly id: number }
  | { readonly kind: 'category-name'; readonly name: string };

/** The collections that home shows by itself (CAT-091 to CAT-094). */
export type CollectionName = 'new-in' | 'trending' | 'celebrity-style' | 'best-sellers';

/**
 * What every section has. `link` is where all of it is, '' when nowhere. `startsAt` and `endsAt` (RFC 3339) are the
 * first moment it stands and the first it does not, '' when there is no such moment.
 */
export type SectionHead = InLanguage & {
  readonly id: number;
  readonly title: string;
  /** Which of the shop's own collections it is, whose title the words of the visit give. */
  readonly collection?: CollectionName;
  readonly subtitle: string;
  readonly link: string;
  readonly startsAt: string;
  readonly endsAt: string;
};

/** A section without a word of its own, there at any time. */
export const plainHead: Omit<SectionHead, 'id'> = { title: '', subtitle: '', link: '', startsAt: '', endsAt: '' };

/** `banners` is the head of the page, `doors` are ways into the shop, `worn` people in pieces that are for sale. */
export type BannerKind = 'banners' | 'doors' | 'worn';

export type BannerSection<Kind extends BannerKind = BannerKind> = SectionHead & {
  readonly kind: Kind;
  readonly banners: readonly Banner[];
};

type ProductSection = SectionHead & {
  readonly kind: 'products';
  readonly source: ProductSource;
};

/** What the merchant wrote, as HTML that is read and never drawn as it is. */
export type TextSection = SectionHead & { readonly kind: 'text'; readonly html: string };

/** Whether a section stands at a moment: a collection for a festival comes and goes by itself. */
export function isRunning({ startsAt, endsAt }: SectionHead, now: number): boolean {
  return (startsAt === '' || Date.parse(startsAt) <= now) && (endsAt === '' || now < Date.parse(endsAt));
}

/** A part of the home page as the shop plans it (CONT-02). */
export type HomeSection = BannerSection<'banners' | 'doors'> | BannerSection<'worn'> | ProductSection | TextSection;

/** Banners of the store view, beside the plan of the home page (CONT-04, CONT-06). */
export type Promoted = {
  /** The head of the home page; null when the merchant chose none. */
  readonly head: Banner | null;
  readonly main: readonly Banner[];
  readonly small: readonly Banner[];
  readonly product: readonly Banner[];
};

export const nothingPromoted: Promoted = { head: null, main: [], small: [], product: [] };
