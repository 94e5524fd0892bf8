import { parseAggregations, type WireAggregations } from './parse-aggregations.ts';
import { amount, filled, id, list, nullable, optional, type Parser, type Readable, readable, shape } from './parser.ts';

type WireCorrection = { readonly typed: string; readonly meant: string };

/** One page of matches; `total` counts all of them. */
export type WireSearchResult<T> = {
  readonly items: Readable<T>;
  readonly total: number;
  readonly start: number;
  readonly perPage: number;
  readonly aggregations: WireAggregations;
  /** Null where the server does not tell. */
  readonly corrections: readonly WireCorrection[] | null;
  /** Labels of what the text names; null where the server reads none. */
  readonly sizes: readonly string[] | null;
};

/** Older servers write `{"value": 128}` (contract, section 2). */
const parseTotal: Parser<number> = (input) => {
  const plain = id(input);
  if (plain.kind === 'ok') return plain;
  const boxed = shape({ value: id })(input);
  return boxed.kind === 'ok' ? { kind: 'ok', value: boxed.value.value } : plain;
};

export function parseSearchResult<T>(parseItem: Parser<T>): Parser<WireSearchResult<T>> {
  return shape({
    items: readable(parseItem),
    total: parseTotal,
    start: optional(amount, 0),
    perPage: optional(amount, 0),
    aggregations: parseAggregations,
    corrections: optional(nullable(list(shape({ typed: filled, meant: filled }))), null),
    sizes: optional(nullable(list(filled)), null),
  });
}
