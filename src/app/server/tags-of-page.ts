import type { ScreenName, Shell } from '#app/page/page.ts';
import type { Changes } from '#domain/page-cache/page-lifetime.ts';
import type { PageTag } from '#domain/page-cache/page-tags.ts';

/** How a page is cached: by which tags it is dropped, and when it is another one by time alone. */
export type Caching = { readonly tags: readonly PageTag[]; readonly changes: Changes };

/** Null for a page that no tag of the list is about: nothing could drop it. Source: specification §9, cache tags. */
export function cachingOf(shows: ScreenName, shop: Pick<Shell, 'productView' | 'categoryView'>): Caching | null {
  switch (shows) {
    case 'home':
      return { tags: ['home'], changes: 'hour' };
    case 'product':
    case 'product-set':
      return productCaching(shop);
    case 'category': {
      const view = shop.categoryView.get();
      return view.kind === 'ready' ? { tags: ['category', `C${view.category.id}`], changes: 'day' } : null;
    }
    case 'account':
      return { tags: ['my-account'], changes: 'none' };
    case 'checkout':
    case 'page-not-found':
    case 'compare':
    case 'error':
      return { tags: [shows], changes: 'none' };
    default:
      return null;
  }
}

/** What a set costs is what its parts cost. */
function productCaching({ productView }: Pick<Shell, 'productView'>): Caching | null {
  const view = productView.get();
  if (view.kind !== 'ready') return null;
  const ids = [view.product, ...view.parts].map(({ id }) => id);
  return { tags: ['product', ...new Set(ids.map((id): PageTag => `P${id}`))], changes: 'day' };
}
