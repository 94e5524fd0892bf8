import { filled, id, nullable, optional, shape } from './parser.ts';

/** Where a page of the merchant stands among the others. */
export const parsePagePlace = shape({
  id,
  parent_id: optional(nullable(id), null),
  page_id: optional(nullable(id), null),
  identifier: filled,
  label: filled,
  level: id,
});
