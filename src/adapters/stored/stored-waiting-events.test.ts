import { expect, test } from 'vitest';
import { MOST_WAITING } from '#domain/analytics/waiting-event.ts';
import { readStoredCounts, readStoredTags } from './stored-waiting-events.ts';

const event = { name: 'pageview', address: 'https://shop.test/', details: { sku: 'A' }, revenue: null };
const count = { id: '1', at: 1_764_000_000_000, event };
const tag = { ...count, event: { name: 'page_view', address: 'https://shop.test/', ecommerce: { value: 1 } } };

test('what waits is read as it was kept', () => {
  expect(readStoredCounts(JSON.parse(JSON.stringify([count])))).toEqual([count]);
  expect(readStoredTags(JSON.parse(JSON.stringify([tag])))).toEqual([tag]);
});

test.each([null, undefined, 'text', 7, {}, true])('%o is no list of what waits', (stored) => {
  expect([readStoredCounts(stored), readStoredTags(stored)]).toEqual([null, null]);
});

test.each([
  null,
  [],
  {},
  { ...count, id: '' },
  { ...count, id: 7 },
  { ...count, at: 'today' },
  { ...count, event: null },
  { ...count, event: { ...event, name: '' } },
  { ...count, event: { ...event, address: 'no page' } },
  { ...count, event: { ...event, address: null } },
  { ...count, event: { ...event, details: { sku: 7 } } },
  { ...count, event: { ...event, details: [] } },
  { ...count, event: { ...event, revenue: '7' } },
])('%o is no count, and the others stay', (stored) => {
  expect(readStoredCounts([stored, count])).toEqual([count]);
});

test.each([
  { ...tag, event: { ...tag.event, ecommerce: null } },
  { ...tag, event: { ...tag.event, ecommerce: 'value' } },
  { ...tag, event: { ...tag.event, ecommerce: [] } },
  { ...tag, event: { ...tag.event, address: '/p/A' } },
])('%o is nothing for tags, and the others stay', (stored) => {
  expect(readStoredTags([stored, tag])).toEqual([tag]);
});

test('no more is read than may wait', () => {
  const many = Array.from({ length: MOST_WAITING + 3 }, (_, at) => ({ ...count, id: `${at}` }));
  expect(readStoredCounts(many)).toHaveLength(MOST_WAITING);
  expect(readStoredCounts(many)?.[0]?.id).toBe('3');
});
