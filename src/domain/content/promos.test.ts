import { expect, test } from 'vitest';
import { nothingClosed, type PopUpKind, type Promo, popUpOf, stripOf, withClosed } from './promos.ts';

const strip = (id: number): Promo => ({
  ...{ id, kind: 'strip', title: `Strip ${id}`, content: '', link: '' },
  ...{ coupon: '', delayMs: 0 },
});

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

test('CONT-12 where nothing that is on is a pop-up of a kind, none is shown', () => {
  const promos = { items: [strip(1), { ...strip(2), kind: 'exit-popup' as const }], isLoaded: true };
  expect(popUpOf(promos, 'generic-popup', nothingClosed)).toBe(null);
});

test('CONT-10 CONT-11 of the pop-ups of a kind the first is shown that is not closed', () => {
  const items = (['exit-popup', 'strip', 'generic-popup', 'exit-popup'] as const).map((kind, id) => ({
    ...strip(id),
    kind,
  }));
  const shown = (kind: PopUpKind, closed = nothingClosed) => popUpOf({ items, isLoaded: true }, kind, closed)?.id;
  expect([shown('exit-popup'), shown('generic-popup')]).toEqual([0, 2]);
  expect([shown('exit-popup', [0]), shown('generic-popup', [2])]).toEqual([3, undefined]);
});

test('what was closed is remembered once, the last fifty of it', () => {
  expect(withClosed([1], 1)).toEqual([1]);
  const many = Array.from({ length: 60 }, (_, at) => at).reduce(withClosed, nothingClosed);
  expect([many.length, many.at(0), many.at(-1)]).toEqual([50, 10, 59]);
});
