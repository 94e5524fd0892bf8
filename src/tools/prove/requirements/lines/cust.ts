import type { BrokenLine } from '../broken-line.ts';

export const cust: readonly BrokenLine[] = [];
