import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { MenuPath } from './menu-path.ts';

function openPath() {
  const clock = createMemoryClock();
  return { clock, path: new MenuPath(clock) };
}

test('UI-13 the level that was left last takes the focus, until the shopper goes down again', async () => {
  const { clock, path } = openPath();
  expect([path.ids, path.isLeaving, path.leftId]).toEqual([[], false, null]);
  path.enter(1);
  path.enter(2);
  const left = path.leave();
  expect(path.isLeaving).toBe(true);
  path.enter(9);
  await clock.advance(300);
  await left;
  expect([path.ids, path.isLeaving, path.leftId]).toEqual([[1], false, 2]);
  path.enter(3);
  expect([path.ids, path.leftId]).toEqual([[1, 3], null]);
});

test('a menu that is closed while a level leaves begins at the top, and nothing leaves after that', async () => {
  const { clock, path } = openPath();
  path.enter(1);
  const left = path.leave();
  path.reset();
  expect([path.ids, path.isLeaving, path.leftId]).toEqual([[], false, null]);
  path.enter(4);
  await clock.advance(300);
  await left;
  expect(path.ids).toEqual([4]);
});

test('at the top there is nothing to leave', async () => {
  const { path } = openPath();
  await path.leave();
  expect([path.ids, path.isLeaving]).toEqual([[], false]);
});

test('its verbs may be handed on by themselves', () => {
  const { path } = openPath();
  const { enter, reset } = path;
  enter(1);
  expect(path.ids).toEqual([1]);
  reset();
  expect(path.ids).toEqual([]);
});
