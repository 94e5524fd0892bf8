import type { BrokenLine } from '../broken-line.ts';

export const cont: readonly BrokenLine[] = [];
