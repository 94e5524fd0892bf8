import { id, noneReadable, oneOf, optional, readable, shape, text, type ValueOf } from './parser.ts';

export const parseReview = shape({
  id,
  product_id: id,
  review_status: id,
  title: text,
  detail: text,
  nickname: text,
  created_at: text,
  ratings: optional(readable(shape({ value: id })), noneReadable),
  fit: optional(oneOf('small', 'as_expected', 'large'), null),
});

/** Of a review that was handed in nothing is used but that the shop has it. */
export const parseSentReview = shape({ id });

export type WireReview = ValueOf<typeof parseReview>;
