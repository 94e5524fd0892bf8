export type Count = { readonly passed: number; readonly failed: number };

export const none: Count = { passed: 0, failed: 0 };

export const sum = (counts: readonly Count[]): Count =>
  counts.reduce((all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }), none);

export const countWhere = <T>(results: readonly T[], isPassed: (result: T) => boolean): Count => {
  const passed = results.filter(isPassed).length;
  return { passed, failed: results.length - passed };
};

/** A run that failed without a failing test, or in which nothing ran, has one failure: itself. */
export const judgeRun = (count: Count, isOk: boolean): Count => {
  const isSilent = count.failed === 0 && (!isOk || count.passed === 0);
  return isSilent ? { ...count, failed: 1 } : count;
};

/** The line that closes every run. */
export const closingLine = ({ passed, failed }: Count): string => `${passed} passed, ${failed} failed`;
