import { id, isRecord, mapped, optional, type Parser, parsed, readable, shape, text } from './parser.ts';

/** A value and how many matches have it; the key as text, whatever it is on the wire. */
export type WireBucket = {
  readonly key: string;
  readonly label: string;
  readonly own_label: string;
  readonly doc_count: number;
};

/** Buckets by the name of their aggregation, such as `agg_terms_color`. */
export type WireAggregations = Readonly<Record<string, readonly WireBucket[]>>;

const key: Parser<string> = (input) => (typeof input === 'number' ? parsed(String(input)) : text(input));

const bucket: Parser<WireBucket> = shape({
  key,
  label: optional(text, ''),
  own_label: optional(text, ''),
  doc_count: id,
});

const buckets = mapped(shape({ buckets: readable(bucket) }), (found) => found.buckets.items);

/** A list can do without its counts: what cannot be read of them is left out. */
export const parseAggregations: Parser<WireAggregations> = (input) => {
  if (!isRecord(input)) return parsed({});
  const entries = Object.entries(input).flatMap(([name, each]) => {
    const found = buckets(each);
    return found.kind === 'ok' ? [[name, found.value] as const] : [];
  });
  return parsed(Object.fromEntries(entries));
};
