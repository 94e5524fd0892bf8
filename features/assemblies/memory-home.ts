import { type Banner, type HomeSection, type ProductSource, plainHead } from '#domain/content/home.ts';
import type { Days, ProductSpec } from './world-facts.ts';

export function homePlanOf(titles: readonly string[], { sku }: ProductSpec, days?: Days): readonly HomeSection[] {
  return titles.map((title, at) => ({
    ...rowOf(title, { kind: 'skus', skus: [sku] }),
    ...(at === titles.length - 1 ? days : undefined),
    id: at + 1,
  }));
}

export function rowOf(title: string, source: ProductSource): HomeSection {
  return { ...plainHead, kind: 'products', id: 1, title, source };
}

/** A banner that leads to a page named after it. */
export function bannerTitled(title: string): Banner {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  return { title, subtitle: '', image: `/b/${slug}.jpg`, narrowImage: '', link: `/c/${slug}`, buttonText: '', sku: '' };
}
