import type { BrokenLine } from '../broken-line.ts';

export const cat: readonly BrokenLine[] = [];
