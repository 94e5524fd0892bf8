import type { BrokenLine } from '../broken-line.ts';

export const err: readonly BrokenLine[] = [];
