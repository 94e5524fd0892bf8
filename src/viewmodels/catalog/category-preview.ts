import type { Category } from '#domain/catalog/category.ts';
import type { CategoryHint } from '#domain/catalog/category-hint.ts';
import { hasPicture } from '#domain/catalog/product.ts';
import { plainText } from '../merchant-text/html-text.ts';
import { commonMessages } from '../messages/common/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { type BannerSource, bannerSource } from '../shared/picture.ts';

/** Its language is null where its name is the shop's own word. */
export type CategoryLink = Pick<CategoryHint, 'name' | 'address'> & { readonly language?: string | null };

/** The head of a category's page: all but its list. */
export type CategoryPreview = {
  readonly name: string;
  /** Of its name and intro; absent: the catalog's own. */
  readonly language?: string;
  /** CAT-031 */
  readonly title: string;
  readonly metaDescription: string;
  /** Null while it is not known. */
  readonly intro: string | null;
  /** CAT-030 */
  readonly banner: BannerSource | null;
  /** What the merchant shows below the list (CAT-029). */
  readonly closing: BannerSource | null;
  readonly breadcrumbs: readonly CategoryLink[];
  readonly subcategories: readonly CategoryLink[];
};

type Known = {
  readonly category: Category;
  readonly breadcrumbs: readonly CategoryHint[];
  readonly below: readonly CategoryHint[];
};
export type Writing = { readonly mediaBase: string; readonly messages: Messages };

export function categoryPreview({ category, breadcrumbs, below }: Known, writing: Writing): CategoryPreview {
  const { name, metaTitle, metaDescription, description, wideImage, narrowImage, image, language } = category;
  const banner = bannerSource(hasPicture(wideImage) ? wideImage : image, narrowImage, writing.mediaBase);
  const closing = bannerSource(category.banner, '', writing.mediaBase);
  return {
    name,
    ...(language && { language }),
    title: metaTitle || name,
    metaDescription,
    intro: plainText(description),
    banner: banner.src ? banner : null,
    closing: closing.src ? closing : null,
    breadcrumbs: breadcrumbsTo(breadcrumbs, writing),
    subcategories: below,
  };
}

/** From home to the category above. */
export function breadcrumbsTo(breadcrumbs: readonly CategoryHint[], writing: Writing): readonly CategoryLink[] {
  return [{ name: writing.messages(commonMessages).home, address: '/', language: null }, ...breadcrumbs.slice(0, -1)];
}
