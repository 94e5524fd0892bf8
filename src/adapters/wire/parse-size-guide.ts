import { between, filled, list, nullable, oneOf, optional, shape, text, type ValueOf } from './parser.ts';

const parseSizeTable = shape({
  title: text,
  unit: oneOf('in', 'cm'),
  columns: list(text),
  own_columns: optional(list(text), []),
  rows: list(list(text)),
});

/** In centimetres, of a child up to the tallest; anything else was measured in another unit. */
const [MIN_HEIGHT, MAX_HEIGHT] = [40, 260];

/** Every table must be readable: a size that is left out would mislead. */
export const parseSizeGuide = shape({
  title: optional(text, ''),
  notes: optional(nullable(text), null),
  worn: optional(nullable(shape({ height: between(MIN_HEIGHT, MAX_HEIGHT), size: filled })), null),
  tables: list(parseSizeTable),
  language: optional(text, ''),
});

export type WireSizeGuide = ValueOf<typeof parseSizeGuide>;
