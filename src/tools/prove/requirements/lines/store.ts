import type { BrokenLine } from '../broken-line.ts';

export const store: readonly BrokenLine[] = [];
