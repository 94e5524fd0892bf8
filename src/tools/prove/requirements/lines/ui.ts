import type { BrokenLine } from '../broken-line.ts';

export const ui: readonly BrokenLine[] = [];
