import { type Banner, type HomeSection, plainHead } from '#domain/content/home.ts';
import type { Days, Good } from './world-facts.ts';

export function homePlanOf(titles: readonly string[], { sku }: Good, days?: Days): readonly HomeSection[] {
  return titles.map((title, at) => ({
    ...plainHead,
    ...(at === titles.length - 1 ? days : undefined),
    kind: 'products',
    id: at + 1,
    title,
    source: { kind: 'skus', skus: [sku] },
  }));
}

/** A banner that leads to a page named after it. */
export function bannerTitled(title: string): Banner {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  return { title, subtitle: '', image: `/b/${slug}.jpg`, narrowImage: '', link: `/c/${slug}`, buttonText: '', sku: '' };
}
