import { expect, test } from 'vitest';
import { isLate, pictureReport } from './picture-report.ts';

const session = { command: 'npm run bench:pictures', day: '2026-11-21', machine: '2 × some processor' };
const inTime = { width: 360, density: 3, first: 2_999.6, second: 700 };
const late = { width: 1280, density: 1, first: 3_001, second: 812.4 };

test('a list that is complete within three seconds is in time', () => {
  expect([inTime, late].map(isLate)).toEqual([false, true]);
});

test('tells of each screen whether it was in time', () => {
  const text = pictureReport({ ...session, times: [inTime, late] });
  expect(text).toContain('| 360 px, density 3 | 3,000 | 700 | kept |');
  expect(text).toContain('| 1280 px, density 1 | 3,001 | 812 | **not kept** |');
});
