import { expect, test } from 'vitest';
import type { VisitOnLine } from './measure-second-visit.ts';
import { secondVisitReport, slowSecondVisits } from './second-visit-report.ts';

const first: VisitOnLine = {
  firstPaint: 800,
  largestPaint: 2_000,
  blocked: 0,
  layoutShift: 0,
  requests: 20,
  codeRequests: 9,
};
const second: VisitOnLine = { ...first, firstPaint: 300, largestPaint: 1_200, requests: 2, codeRequests: 0 };
const session = { command: 'npm run bench', day: '2026-11-25', machine: 'one core' };

test('a second visit that takes its code from the device and three fifths of the time keeps what is asked', () => {
  const visits = [{ first, second }];
  expect(slowSecondVisits(visits)).toEqual([]);
  const lines = secondVisitReport({ ...session, visits }).split('\n');
  expect(lines).toContain('| largest contentful paint, ms | 2,000 | 1,200 | ≤ 1,200 | kept |');
  expect(lines).toContain('| requests on the line | 20 | 2 | | |');
});

test('one that asks for code or takes longer does not', () => {
  const visits = [{ first, second: { ...second, largestPaint: 1_201, codeRequests: 1 } }];
  expect(slowSecondVisits(visits)).toEqual([
    'second visit: files of code, styles and type asked for on the line: 1, asked ≤ 0',
    'second visit: largest contentful paint, ms: 1,201, asked ≤ 1,200',
  ]);
  expect(secondVisitReport({ ...session, visits })).toContain('≤ 0 | **not kept** |');
});
