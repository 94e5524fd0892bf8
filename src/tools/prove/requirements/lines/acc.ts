import type { BrokenLine } from '../broken-line.ts';

export const acc: readonly BrokenLine[] = [];
