import { list, nullable, oneOf, optional, shape, text, type ValueOf } from './parser.ts';

const parseSizeTable = shape({ title: text, unit: oneOf('in', 'cm'), columns: list(text), rows: list(list(text)) });

/** Every table must be readable: a size that is left out would mislead. */
export const parseSizeGuide = shape({
  title: optional(text, ''),
  notes: optional(nullable(text), null),
  tables: list(parseSizeTable),
});

export type WireSizeGuide = ValueOf<typeof parseSizeGuide>;
