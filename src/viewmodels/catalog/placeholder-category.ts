import type { CategoryPlaceholder } from '#domain/journeys/seen.ts';
import { type CategoryPreview, categoryPreview, trailTo, type Writing } from './category-preview.ts';

/** As much of the head as is known of a category on its way. */
export function placeholderCategory({ name, trail, known }: CategoryPlaceholder, writing: Writing): CategoryPreview {
  if (known) return categoryPreview({ ...known, trail }, writing);
  const way = trailTo(trail, writing);
  return { name, title: name, metaDescription: '', intro: null, banner: null, trail: way, subcategories: [] };
}
