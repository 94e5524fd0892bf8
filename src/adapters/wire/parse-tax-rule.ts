import { amount, id, list, optional, shape, text } from './parser.ts';

const parseRate = shape({ id, code: text, rate: amount, tax_country_id: text });

/** How products of some tax classes are taxed, by country. */
export const parseTaxRule = shape({
  id,
  code: optional(text, ''),
  product_tax_class_ids: list(id),
  rates: list(parseRate),
});
