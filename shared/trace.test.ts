import { expect, test } from 'vitest';
import { newTrace, traceIn, traceparentOf } from './trace.ts';

const id = '4bf92f3577b34da6a3ce929d0e0e4736';

const span = '00f067aa0ba902b7';

test('a trace is read and told on as it came, so that what follows is a part of what was told last', () => {
  const trace = traceIn(`00-${id}-${span}-01`);
  expect(trace).toEqual({ id, flags: '01', span });
  expect(traceparentOf({ id, flags: '01', span })).toBe(`00-${id}-${span}-01`);
});

test('where nobody has told anything it comes from a place that is another one each time', () => {
  const [one, other] = [traceparentOf({ id, flags: '01' }), traceparentOf({ id, flags: '01' })];
  expect(traceIn(one)).toMatchObject({ id, flags: '01' });
  expect(one).not.toBe(other);
});

test('a new one is another one each time', () => {
  const [one, other] = [newTrace(), newTrace()];
  expect(one.id).not.toBe(other.id);
  expect(traceIn(traceparentOf(one))).toMatchObject(one);
});

test.each([
  ['nothing', undefined],
  ['no header', null],
  ['an empty one', ''],
  ['capitals', `00-${id.toUpperCase()}-00f067aa0ba902b7-01`],
  ['a trace of zeros', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`],
  ['a parent of zeros', `00-${id}-${'0'.repeat(16)}-01`],
  ['a version that is not known', `ff-${id}-00f067aa0ba902b7-01`],
  ['more than there is', `00-${id}-00f067aa0ba902b7-01-extra`],
  ['a line of a log', `00-${id}-00f067aa0ba902b7-01\nGET / 200`],
])('%s is none', (_what, header) => {
  expect(traceIn(header)).toBeNull();
});
