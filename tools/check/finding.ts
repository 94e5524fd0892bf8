/** What one step of the check found; `report` is for people and may be long when the step failed. */
export type Finding = { readonly isOk: boolean; readonly report: string };

export const findingOf = (problems: readonly string[]): Finding => ({
  isOk: problems.length === 0,
  report: problems.join('\n'),
});
