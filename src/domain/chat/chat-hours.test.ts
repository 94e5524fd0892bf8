import { expect, test } from 'vitest';
import { answeredFrom, isAnswered } from './chat-hours.ts';

const workdays = { firstDay: 1, lastDay: 6, from: 10 * 60, to: 19 * 60 };
const at = (moment: string) => Date.parse(`${moment}+05:30`);

// 20 November 2026 is a Friday.
test.each([
  ['Friday, as they begin', '2026-11-20T10:00', true],
  ['a minute sooner', '2026-11-20T09:59', false],
  ['the last minute', '2026-11-20T18:59', true],
  ['as they go', '2026-11-20T19:00', false],
  ['Saturday', '2026-11-21T12:00', true],
  ['Sunday', '2026-11-22T12:00', false],
])('%s', (_, moment, answers) => {
  expect(isAnswered(workdays, at(moment))).toBe(answers);
});

test('without hours somebody always answers', () => {
  expect(isAnswered(null, at('2026-11-22T03:00'))).toBe(true);
});

test('a week may begin behind its end', () => {
  const weekend = { ...workdays, firstDay: 6, lastDay: 0 };
  expect(
    ['2026-11-20T12:00', '2026-11-21T12:00', '2026-11-22T12:00', '2026-11-23T12:00'].map((day) =>
      isAnswered(weekend, at(day)),
    ),
  ).toEqual([false, true, true, false]);
});

test.each([
  ['this morning', '2026-11-20T08:00', '2026-11-20T10:00'],
  ['tomorrow', '2026-11-20T19:30', '2026-11-21T10:00'],
  ['after the Sunday', '2026-11-21T20:00', '2026-11-23T10:00'],
])('somebody answers again %s', (_, now, next) => {
  expect(answeredFrom(workdays, at(now))).toBe(at(next));
});
