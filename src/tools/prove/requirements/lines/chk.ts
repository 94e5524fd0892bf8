import type { BrokenLine } from '../broken-line.ts';

export const chk: readonly BrokenLine[] = [];
