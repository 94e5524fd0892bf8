import { comparedCases } from './compared-cases.ts';
import type { FilterCase } from './filter-case.ts';
import { likeCases } from './like-cases.ts';
import { logicalCases } from './logical-cases.ts';
import { rangedCases } from './ranged-cases.ts';

/** Section 6: every operator and every field that a filter may have. */
export const filterCases: readonly FilterCase[] = [...comparedCases, ...rangedCases, ...likeCases, ...logicalCases];
