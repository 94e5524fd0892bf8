import { expect, test } from 'vitest';
import type { Fit } from './review.ts';
import { toldFit } from './told-fit.ts';

const reviews = (small: number, right: number, large: number, silent = 0) =>
  [
    ...Array<Fit>(small).fill('small'),
    ...Array<Fit>(right).fill('as-expected'),
    ...Array<Fit>(large).fill('large'),
    ...Array<null>(silent).fill(null),
  ].map((fit) => ({ fit }));

test.each([
  ['most found it small', reviews(7, 2, 0), { fit: 'small', agreed: 7, said: 9 }],
  ['those who said nothing do not count', reviews(0, 1, 4, 20), { fit: 'large', agreed: 4, said: 5 }],
  ['just more than half', reviews(1, 3, 1), { fit: 'as-expected', agreed: 3, said: 5 }],
  ['half of them', reviews(3, 0, 3), null],
  ['the largest part is not most', reviews(2, 2, 3), null],
  ['four say the same', reviews(4, 0, 0, 30), null],
  ['nobody said anything', reviews(0, 0, 0), null],
])('%s', (_what, said, told) => {
  expect(toldFit(said)).toEqual(told);
});
