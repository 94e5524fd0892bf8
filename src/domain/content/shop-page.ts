import type { InLanguage } from '#domain/catalog/in-language.ts';

/** A page the merchant wrote. `content` is HTML of the merchant; `updatedAt` is RFC 3339, '' when nobody knows. */
export type ShopPage = InLanguage & {
  readonly id: number;
  readonly identifier: string;
  readonly title: string;
  readonly description: string;
  readonly content: string;
  readonly updatedAt: string;
};

export type ShopPageView =
  | { readonly kind: 'none' | 'loading' }
  | { readonly kind: 'failed'; readonly identifier: string }
  | { readonly kind: 'ready'; readonly page: ShopPage };

export const noShopPage: ShopPageView = { kind: 'none' };
