import type { CategorySketch } from '#domain/journeys/seen.ts';
import { type CategoryGlance, categoryGlance, trailTo, type Writing } from './category-glance.ts';

/** As much of the head as is known of a category on its way. */
export function sketchedCategory({ name, trail, known }: CategorySketch, writing: Writing): CategoryGlance {
  if (known) return categoryGlance({ ...known, trail }, writing);
  const way = trailTo(trail, writing);
  return { name, title: name, metaDescription: '', intro: null, banner: null, trail: way, subcategories: [] };
}
