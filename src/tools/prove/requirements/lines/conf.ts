import type { BrokenLine } from '../broken-line.ts';

export const conf: readonly BrokenLine[] = [];
