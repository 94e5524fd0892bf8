import type { WireCategory } from '#adapters/wire/parse-category.ts';
import type { Category } from '#domain/catalog/category.ts';
import { spokenIn } from './spoken-in.ts';

/** A category in the shop's own words. */
export function categoryOf(wire: WireCategory): Category {
  return {
    id: wire.id,
    parentId: wire.parent_id,
    name: wire.name,
    slug: wire.slug || wire.url_key,
    urlPath: wire.url_path,
    description: wire.description,
    image: wire.image,
    wideImage: wire.custom_image,
    narrowImage: wire.custom_image_mobile,
    banner: wire.category_banner,
    metaTitle: wire.meta_title,
    metaDescription: wire.meta_description,
    level: wire.level,
    path: wire.path,
    position: wire.position,
    isActive: wire.is_active,
    isInMenu: wire.include_in_menu,
    productCount: wire.product_count,
    ...spokenIn(wire),
  };
}
