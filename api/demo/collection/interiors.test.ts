import { expect, test } from 'vitest';
import { categorySheets } from './category-sheet.ts';
import { DESIGNERS } from './designers.ts';
import { CHOSEN_INTERIORS, interiorOf, stageOf } from './interiors.ts';

test('rooms are chosen for categories that exist', () => {
  const keys = categorySheets.map(({ key }) => key);
  expect(Object.keys(CHOSEN_INTERIORS).filter((key) => !keys.includes(key))).toEqual([]);
});

test('no two houses share a room', () => {
  const houseIds: readonly number[] = Object.values(DESIGNERS).map(({ categoryId }) => categoryId);
  const houses = categorySheets.filter(({ id }) => houseIds.includes(id));
  const rooms = houses.map((house) => Object.values(interiorOf(house)).join(' '));
  expect(rooms).toHaveLength(houseIds.length);
  expect(new Set(rooms).size).toBe(rooms.length);
});

test('gives any other category a room, and neighbours different ones', () => {
  const [one, next] = [1, 2].map((id) => interiorOf({ id, key: 'unheard-of' }));
  expect(one).not.toEqual(next);
});

test('puts a piece seen in public on a stage', () => {
  expect(stageOf(2001).setting).toBe('stage');
});
