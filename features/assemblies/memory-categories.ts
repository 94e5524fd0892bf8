import type { Category } from '#domain/catalog/category.ts';
import type { CategorySpec } from './world-facts.ts';

/** The category a scenario tells of, as the domain knows it. */
export function categoryOf(spec: CategorySpec): Category {
  return {
    id: spec.id,
    parentId: spec.parentId,
    name: spec.name,
    slug: spec.slug,
    urlPath: spec.path,
    description: '',
    image: '',
    wideImage: '',
    narrowImage: '',
    banner: spec.hasBanner ? `c/${spec.slug}-banner.jpg` : '',
    metaTitle: spec.title,
    metaDescription: '',
    level: 2,
    path: spec.parentId === 2 ? `1/2/${spec.id}` : `1/2/${spec.parentId}/${spec.id}`,
    position: spec.id,
    isActive: spec.isActive,
    isInMenu: spec.isInMenu,
    productCount: 0,
  };
}
