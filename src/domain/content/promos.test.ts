import { expect, test } from 'vitest';
import { nothingClosed, type Promo, stripOf, withClosed } from './promos.ts';

const strip = (id: number): Promo => ({ id, kind: 'strip', title: `Strip ${id}`, content: '', link: '' });

test('CONT-09 the first strip that is not closed is shown, and a pop-up is no strip', () => {
  const promos = { items: [{ ...strip(1), kind: 'exit-popup' as const }, strip(2), strip(3)], isLoaded: true };
  expect(stripOf(promos, nothingClosed)?.id).toBe(2);
  expect(stripOf(promos, withClosed(nothingClosed, 2))?.id).toBe(3);
  expect(stripOf(promos, [2, 3])).toBe(null);
});

test('CONT-12 where nothing that is on is a strip, none is shown', () => {
  const popUps = [
    { ...strip(1), kind: 'exit-popup' as const },
    { ...strip(2), kind: 'generic-popup' as const },
  ];
  expect(stripOf({ items: popUps, isLoaded: true }, nothingClosed)).toBe(null);
  expect(stripOf({ items: [], isLoaded: true }, nothingClosed)).toBe(null);
});

test('what was closed is remembered once, the last fifty of it', () => {
  expect(withClosed([1], 1)).toEqual([1]);
  const many = Array.from({ length: 60 }, (_, at) => at).reduce(withClosed, nothingClosed);
  expect([many.length, many.at(0), many.at(-1)]).toEqual([50, 10, 59]);
});
