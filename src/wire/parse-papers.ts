import { id, list, noneReadable, nullable, oneOf, optional, readable, shape, text, type ValueOf } from './parser.ts';

export const parseReview = shape({
  id,
  title: text,
  detail: text,
  nickname: text,
  created_at: text,
  ratings: optional(readable(shape({ value: id })), noneReadable),
});

/** Of a review that was handed in nothing is used but that the shop has it. */
export const parseSentReview = shape({ id });

const parseSizeTable = shape({ title: text, unit: oneOf('in', 'cm'), columns: list(text), rows: list(list(text)) });

/** Every table must be readable: a size that is left out would mislead. */
export const parseSizeGuide = shape({
  title: optional(text, ''),
  notes: optional(nullable(text), null),
  tables: list(parseSizeTable),
});

export type WireReview = ValueOf<typeof parseReview>;
export type WireSizeGuide = ValueOf<typeof parseSizeGuide>;
