import type { BrokenLine } from '../broken-line.ts';

export const cache: readonly BrokenLine[] = [];
