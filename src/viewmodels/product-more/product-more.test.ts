import { expect, test } from 'vitest';
import type { Rating } from '#domain/catalog/product.ts';
import type { Review } from '#domain/reviews/review.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { reviewsView } from './reviews-view.ts';
import { sizeGuideView } from './size-guide-view.ts';

const review = (id: number, stars: number | null): Review => {
  return { id, title: 'Lovely', detail: 'Soft.', author: 'Meera', stars, fit: null, at: '2026-11-02T13:20:00Z' };
};
const many = (count: number) => Array.from({ length: count }, (_, at) => review(at, (at % 5) + 1));
const view = (latest: readonly Review[], total = latest.length, filter = {}, rating: Rating | null = null) =>
  reviewsView({ latest, total, rating }, { stars: null, limit: 5, ...filter }, inEnglish, {
    country: 'GB',
    locale: 'en-GB',
  });

test('nobody has written anything', () => {
  expect(view([])).toMatchObject({ average: null, latest: null, shown: [], hasMore: false });
});

test('one review, with its day and its stars in words', () => {
  const { average, shown } = view([review(1, 5)]);
  expect(average).toBe('5.0 out of 5, from 1 review');
  expect(shown).toEqual([
    {
      id: 1,
      title: 'Lovely',
      detail: 'Soft.',
      author: 'Meera',
      day: { text: '2 November 2026', at: '2026-11-02T13:20:00Z' },
      stars: '5 stars',
      fit: null,
    },
  ]);
});

test('how a piece fits is told of who said it', () => {
  const { shown } = view([{ ...review(1, 5), fit: 'small' }, review(2, 4)]);
  expect(shown.map(({ fit }) => fit)).toEqual(['Runs small', null]);
});

test('two hundred reviews, of which fifty came', () => {
  const found = view(many(50), 200);
  expect(found).toMatchObject({
    average: '3.0 out of 5, from 200 reviews',
    latest: 'The latest 50 of 200',
    hasMore: true,
  });
  expect(found.shown).toHaveLength(5);
});

test('where older ones did not come, the average is that of all as the catalog knows it', () => {
  const rating = { average: 4.31, reviews: 200 };
  expect(view(many(50), 200, {}, rating).average).toBe('4.3 out of 5, from 200 reviews');
  expect(view(many(50), 50, {}, rating).average).toBe('3.0 out of 5, from 50 reviews');
});

test('only those with so many stars', () => {
  const found = view(many(12), 12, { stars: 1 });
  expect(found.shown.map(({ stars }) => stars)).toEqual(['1 star', '1 star', '1 star']);
  expect(found.choices.find(({ isChosen }) => isChosen)).toMatchObject({ label: '1 star', count: 3 });
});

test('reviews without stars have no average, and a moment that is none no day', () => {
  expect(view([{ ...review(1, null), at: 'soon' }])).toMatchObject({
    average: '1 review',
    shown: [{ author: 'Meera', day: null, stars: null }],
  });
});

const table = (unit: 'in' | 'cm', ...rows: readonly string[][]) => ({
  title: 'Kurta',
  unit,
  columns: ['Size', 'Bust'],
  rows,
});
const guide = (unit: 'in' | 'cm', cell: string, to: 'in' | 'cm') =>
  sizeGuideView({ title: '', notes: '', worn: null, tables: [table(unit, ['34', cell])] }, to, inEnglish).tables[0]
    ?.rows[0];

test.each([
  ['in', '36', 'cm', '91'],
  ['in', '36-38', 'cm', '91-97'],
  ['in', '37.5', 'in', '37.5'],
  ['cm', '92', 'in', '36'],
  ['cm', 'Free', 'in', 'Free'],
] as const)('a measure in %s of %s is in %s %s, and the size itself stays', (unit, cell, to, written) => {
  expect(guide(unit, cell, to)).toEqual(['34', written]);
});

test('a merchant who measured in both units is shown once, unconverted', () => {
  const tables = [table('in', ['S', '34']), table('cm', ['S', '87'])];
  const shown = sizeGuideView({ title: '', notes: '', worn: null, tables }, 'cm', inEnglish).tables;
  expect(shown.map(({ rows }) => rows)).toEqual([[['S', '87']]]);
});

const how = (columns: readonly string[], notes = '<p>Go by the height.</p>') =>
  sizeGuideView({ title: '', notes, worn: null, tables: [{ ...table('cm'), columns }] }, 'cm', inEnglish).how;

test('how to measure is told of the measures in the table, and of no others', () => {
  expect(how(['Size', ' FOOT length'])).toEqual([expect.stringMatching(/^Foot: /)]);
  expect(how(['Size', 'Chest', 'Sleeve', 'Chest'])).toEqual([
    expect.stringMatching(/^Chest: /),
    expect.stringMatching(/^Sleeve: /),
  ]);
  expect(how(['Size', 'Ghera', 'constructor'])).toEqual([]);
});

test('between two sizes the word of the merchant counts, where he has one', () => {
  expect(how(['Bust'], '').at(-1)).toMatch(/^Between two sizes/);
  expect(how(['Bust'])).toHaveLength(1);
});

test.each(['Bust', 'Chest', 'Waist', 'Hip', 'Thigh', 'Shoulder', 'Sleeve', 'Height'])(
  'how to measure the %s is known',
  (name) => expect(how(['Size', name])).toEqual([expect.stringMatching(`^${name}: `)]),
);
