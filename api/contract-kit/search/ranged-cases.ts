import { type FilterCase, some } from './filter-case.ts';

const within = (from: number, to: number) => (value: string) => Number(value) >= from && Number(value) <= to;

/** Values within a range. */
export const rangedCases: readonly FilterCase[] = [
  some({ name: 'gt', rule: 'gt', attribute: 'id', value: { gt: 1042 } }, (id) => Number(id) > 1042),
  some({ name: 'gte', rule: 'gte', attribute: 'id', value: { gte: 1042 } }, (id) => Number(id) >= 1042),
  some({ name: 'lt', rule: 'lt', attribute: 'id', value: { lt: 1042 } }, (id) => Number(id) < 1042),
  some({ name: 'lte', rule: 'lte', attribute: 'id', value: { lte: 1042 } }, (id) => Number(id) <= 1042),
  some(
    { name: 'range', rule: 'range keys hold together', attribute: 'id', value: { gt: 220, lte: 1042 } },
    (id) => Number(id) > 220 && Number(id) <= 1042,
  ),
  some(
    { name: 'from-to', rule: 'from is gte, to is lte', attribute: 'id', value: { from: 220, to: 1042 } },
    within(220, 1042),
  ),
  some({ name: 'moreq', rule: 'moreq is gte', attribute: 'id', value: { moreq: 1042 } }, (id) => Number(id) >= 1042),
  some(
    { name: 'numeric', rule: 'ranges compare numbers, not text', attribute: 'stock.qty', value: { gte: 9 } },
    (qty) => Number(qty) >= 9,
  ),
  some(
    {
      name: 'dates',
      rule: 'ranges of dates are chronological',
      attribute: 'created_at',
      value: { gte: '2026-10-01T00:00:00Z' },
    },
    (time) => Date.parse(time) >= Date.parse('2026-10-01T00:00:00Z'),
  ),
];
