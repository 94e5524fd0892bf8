export type UnitResult = { readonly title: string; readonly outcome: 'passed' | 'failed' | 'skipped' };

/** The parts of a Vitest JSON report that are read here. */
type Report = { readonly testResults?: readonly TestFile[] };
type TestFile = {
  readonly name: string;
  readonly status: string;
  readonly assertionResults?: readonly { readonly fullName: string; readonly status: string }[];
};

/** Reads a JSON report of Vitest. A file that fails outside its tests, such as one that does not load, is a failure. */
export const parseUnitReport = (json: string): readonly UnitResult[] => {
  const { testResults = [] } = JSON.parse(json) as Report;
  return testResults.flatMap(({ name, status, assertionResults = [] }) => {
    const results = assertionResults.map((test) => ({ title: test.fullName, outcome: outcomeOf(test.status) }));
    const isToldByATest = results.some(({ outcome }) => outcome === 'failed');
    return status === 'failed' && !isToldByATest ? [...results, { title: name, outcome: 'failed' as const }] : results;
  });
};

const outcomeOf = (status: string): UnitResult['outcome'] => {
  if (status === 'passed' || status === 'failed') return status;
  return 'skipped';
};
