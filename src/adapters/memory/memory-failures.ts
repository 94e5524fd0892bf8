/** Failures a test asks for ahead of time: the next `count` calls fail. */
export type PlannedFailures = {
  readonly plan: (count: number) => void;
  readonly take: () => boolean;
  /** Whether another one is to come. */
  readonly isPlanned: () => boolean;
};

export function createPlannedFailures(): PlannedFailures {
  let left = 0;
  return {
    plan(count) {
      left = count;
    },
    take() {
      if (left === 0) return false;
      left -= 1;
      return true;
    },
    isPlanned: () => left > 0,
  };
}
