import { expect, test } from 'vitest';
import { captionsOf, type FilmOrder, scenesOf } from './film-order.ts';

const shot = (says: string) => ({
  picture: { kind: 'placeholder' } as const,
  from: { x: 0.5, y: 0.5, width: 1 },
  to: { x: 0.5, y: 0.3, width: 0.6 },
  says,
});
const order: FilmOrder = { shots: [shot('From the front.'), shot('From the back.')] };

test('a shot holds where it begins, moves without a step back, and rests where it ends', () => {
  const [first] = scenesOf(order);
  const looks = first?.moments.map(({ look }) => look.width) ?? [];
  expect([looks[0], looks.at(-1)]).toEqual([1, 0.6]);
  expect(looks).toEqual(looks.toSorted((a, b) => b - a));
  const times = first?.moments.map(({ at }) => at) ?? [];
  expect(new Set(times).size).toBe(times.length);
  expect([times[0], times[1]]).toEqual([0, 500]);
});

test('one scene follows the other, and the words go with what is seen', () => {
  const [first, second] = scenesOf(order);
  expect(second?.start).toBe(first?.end);
  expect(captionsOf(order)).toBe(
    'WEBVTT\n\n00:00.000 --> 00:02.200\nFrom the front.\n\n00:02.200 --> 00:04.400\nFrom the back.\n',
  );
});

test('a film of nothing has no words', () => {
  expect(captionsOf({ shots: [] })).toBe('WEBVTT\n');
});
