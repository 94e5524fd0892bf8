import type { CategoryPlaceholder } from '#domain/workflows/seen.ts';
import { breadcrumbsTo, type CategoryPreview, categoryPreview, type Writing } from './category-preview.ts';

/** As much of the head as is known of a category on its way. */
export function placeholderCategory(
  { name, breadcrumbs, known }: CategoryPlaceholder,
  writing: Writing,
): CategoryPreview {
  if (known) return categoryPreview({ ...known, breadcrumbs }, writing);
  const way = breadcrumbsTo(breadcrumbs, writing);
  const unknown = { metaDescription: '', intro: null, banner: null, closing: null };
  return { name, title: name, ...unknown, breadcrumbs: way, subcategories: [] };
}
