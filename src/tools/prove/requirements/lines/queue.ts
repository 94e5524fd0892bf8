import type { BrokenLine } from '../broken-line.ts';

export const queue: readonly BrokenLine[] = [];
