import { createContext, useContext } from 'react';
import type { CompareMarks } from '#viewmodels/lists/compare-marks.ts';

/** What the visit compares; null where nothing is put beside others. */
export const CompareMarksContext = createContext<CompareMarks | null>(null);

export function useCompareMarks(): CompareMarks | null {
  return useContext(CompareMarksContext);
}
