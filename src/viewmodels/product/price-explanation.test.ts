import { expect, test } from 'vitest';
import type { Prices } from '#domain/catalog/product.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { type Explained, explainPrice } from './price-explanation.ts';

const prices: Prices = {
  india: { regular: moneyOf(11_200), special: moneyOf(8_960) },
  us: { regular: moneyOf(13_000), special: nothing },
  others: null,
  specialFrom: '2026-11-01',
  specialTo: '2026-11-30',
};

function explain(change: Partial<Explained> = {}) {
  const market = { country: 'IN', today: '2026-11-20' } as const;
  return explainPrice(
    { prices, showsTiers: true, taxClass: 2, market, storeView: defaultStoreView, isLowest: false, ...change },
    inEnglish,
  );
}

test('a special price is told with its window and what it saves', () => {
  expect(explain().terms).toEqual([
    { term: 'Regular price', text: '₹11,200', note: null },
    { term: 'Special price', text: '₹8,960', note: 'from 1 November 2026 until 30 November 2026' },
    { term: 'You save', text: '₹2,240 (20%)', note: null },
    { term: 'You pay', text: '₹8,960', note: null },
  ]);
});

test('a special price of another day is only announced', () => {
  const { terms, notes } = explain({ market: { country: 'IN', today: '2026-10-31' } });
  expect(terms.map(({ text }) => text)).toEqual(['₹11,200', '₹11,200']);
  expect(notes).toContain('A special price of ₹8,960 counts from 1 November 2026 until 30 November 2026, not today.');
});

test('each market has its own set, and India stands in where there is none', () => {
  const us = explain({
    market: { country: 'US', today: '2026-11-20' },
    storeView: { ...defaultStoreView, currency: 'USD' },
  });
  expect(us.terms.at(-1)?.text).toBe('$169');
  expect(us.notes).toContain('Prices for the United States.');
  expect(us.notes).toContain('No tax is added; duties of your country may come on top.');
  const others = explain({ market: { country: 'ROW', today: '2026-11-20' } });
  expect(others.notes).toContain('There is no price of its own for your country, so the price for India counts.');
});

test('more pieces cost less where the merchant says so', () => {
  expect(explain({ prices: { ...prices, tiers: [{ quantity: 3, price: moneyOf(8_000) }] } }).tiers).toEqual([
    { term: 'From 3 pieces, each', text: '₹8,000' },
  ]);
});

test('more pieces cost less in India alone, and only where they do', () => {
  const tiers = [
    { quantity: 3, price: moneyOf(8_960) },
    { quantity: 6, price: moneyOf(8_000) },
  ];
  expect(explain({ prices: { ...prices, tiers }, showsTiers: false }).tiers).toEqual([]);
  expect(explain({ prices: { ...prices, tiers } }).tiers.map(({ term }) => term)).toEqual(['From 6 pieces, each']);
  expect(explain({ prices: { ...prices, tiers }, market: { country: 'US', today: '2026-11-20' } }).tiers).toEqual([]);
});

test.each([
  [null, null, 'without an end'],
  ['2026-11-01', null, 'from 1 November 2026'],
  [null, 'soon', 'until soon'],
])('a window from %s to %s reads %s', (specialFrom, specialTo, words) => {
  const windowed = explain({ prices: { ...prices, specialFrom, specialTo } });
  expect(windowed.terms[1]?.note ?? windowed.notes.join(' ')).toContain(words);
});

test.each([
  ['2026-11-01', null, 'from 1 November 2026'],
  [null, '2026-11-30', 'until 30 November 2026'],
  [null, null, 'without an end'],
])('a special price from %s until %s is told with the days that there are', (specialFrom, specialTo, note) => {
  const { terms } = explain({ prices: { ...prices, specialFrom, specialTo } });
  expect(terms[1]?.note).toBe(note);
});

test('CAT-006 how much tax is within the price is told where it was told of this very price', () => {
  const taxed = (of: number) => ({ prices: { ...prices, tax: { of: moneyOf(of), amount: moneyOf(960) } } });
  expect(explain(taxed(8_960)).notes).toContain('GST of ₹960 is contained in the price.');
  expect(explain(taxed(11_200)).notes).toContain('GST is contained in the price. How much is shown in the cart.');
  expect(explain({ ...taxed(8_960), market: { country: 'US', today: '2026-11-20' } }).notes.join(' ')).not.toContain(
    'GST',
  );
});

test('CAT-011 nothing is said of tax where a product is free of it', () => {
  expect(explain({ taxClass: 0 }).notes).toEqual(['Prices for India.']);
});

test('CAT-011 what several pieces cost is told', () => {
  expect(explain({ prices: { ...prices, tiers: [{ quantity: 3, price: moneyOf(8_000) }] } }).tiers).toMatchObject([
    { text: '₹8,000' },
  ]);
});

test('what else makes the price is told where it does, and nothing else is', () => {
  expect(explain().notes).toEqual([
    'Prices for India.',
    'GST is contained in the price. How much is shown in the cart.',
  ]);
  expect(explain({ isLowest: true, storeView: { ...defaultStoreView, currency: 'USD' } }).notes.slice(2)).toEqual([
    'The lowest price of all sizes and colours, until you choose one.',
    'Shown in your currency at our rate of today; the cart counts in rupees.',
  ]);
  const others = { ...prices, others: { regular: moneyOf(12_000), special: nothing } };
  expect(explain({ prices: others, market: { country: 'ROW', today: '2026-11-20' } }).notes).toEqual([
    'Prices for all other countries.',
    'No tax is added; duties of your country may come on top.',
  ]);
});
