import { expect, test } from 'vitest';
import { faultLine, oneLine } from './fault-line.ts';

const CANARY = 'c4n4ry';

test('a fault tells its name, its code and where it happened, and not its message', () => {
  const error = Object.assign(new RangeError(`invalid input syntax for type integer: "${CANARY}"`), { code: '22P02' });
  const line = faultLine(error);
  expect(line).toMatch(/^error RangeError 22P02 at .*fault-line\.test\.ts:\d+/);
  expect(line).not.toContain(CANARY);
});

test.each([
  ['looks like a frame', new Error(`x\n    at ${CANARY} (a.ts:1:1)`)],
  ['is in the cause', new Error('outer', { cause: new Error(CANARY) })],
  ['was changed afterwards', Object.assign(new Error(CANARY), { message: 'another' })],
  ['is the name', Object.assign(new Error('a'), { name: `${CANARY} ${CANARY}` })],
  ['is the code', Object.assign(new Error('a'), { code: `${CANARY}\r\n` })],
  ['is no error at all', CANARY],
])('nothing is told of a message that %s', (_what, error) => {
  expect(faultLine(error)).not.toContain(CANARY);
});

test('a line stays one line', () => {
  expect(oneLine('a\r\nb\u2028c\u0000d\u007fe')).toBe('a\\u000d\\u000ab\\u2028c\\u0000d\\u007fe');
});
