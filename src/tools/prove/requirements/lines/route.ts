import type { BrokenLine } from '../broken-line.ts';

export const route: readonly BrokenLine[] = [];
