import type { BrokenLine } from '../broken-line.ts';

export const pwa: readonly BrokenLine[] = [];
