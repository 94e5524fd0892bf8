import type { BrokenLine } from '../broken-line.ts';

export const stock: readonly BrokenLine[] = [];
