export type ScenarioResult = {
  readonly name: string;
  /** Its own tags and those it inherits, with the at sign. */
  readonly tags: readonly string[];
  /** Its file and line, such as `features/cart/totals.feature:12`; of an outline the line of the row. */
  readonly place: string;
  readonly isPassed: boolean;
};

/** `isComplete` is false when the run was cut short or something beside the scenarios failed, such as its closing. */
export type ScenarioReport = {
  readonly scenarios: readonly ScenarioResult[];
  /** The text of each feature as it was when it ran, by its file. */
  readonly sources: ReadonlyMap<string, string>;
  readonly isComplete: boolean;
};

/** The parts of Cucumber's messages that are read here. */
type Message = {
  readonly source?: { readonly uri: string; readonly data: string };
  readonly pickle?: {
    readonly id: string;
    readonly uri: string;
    readonly location?: { readonly line: number };
    readonly name: string;
    readonly tags: readonly { readonly name: string }[];
  };
  readonly testCase?: { readonly id: string; readonly pickleId: string };
  readonly testCaseStarted?: { readonly id: string; readonly testCaseId: string };
  readonly testStepFinished?: {
    readonly testCaseStartedId: string;
    readonly testStepResult: { readonly status: string };
  };
  readonly testCaseFinished?: { readonly testCaseStartedId: string; readonly willBeRetried: boolean };
  readonly testRunHookFinished?: { readonly result: { readonly status: string } };
  readonly testRunFinished?: object;
};

/** Reads a message report of Cucumber (newline-delimited JSON). A scenario passes when all of its steps did. */
export const parseScenarioReport = (ndjson: string): ScenarioReport => {
  const messages = ndjson
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Message);
  const scenarioOf = scenarioOfAttempt(messages);
  const statuses = statusesOfAttempt(messages);
  const scenarios = messages.flatMap(({ testCaseFinished }) => {
    if (!testCaseFinished || testCaseFinished.willBeRetried) return [];
    const scenario = scenarioOf(testCaseFinished.testCaseStartedId);
    const steps = statuses.get(testCaseFinished.testCaseStartedId) ?? [];
    const isPassed = steps.length > 0 && steps.every((status) => status === 'PASSED');
    if (!scenario) return [];
    const place = `${scenario.uri}:${scenario.location?.line ?? 0}`;
    return [{ name: scenario.name, tags: scenario.tags.map(({ name }) => name), place, isPassed }];
  });
  const sources = new Map(messages.flatMap(({ source }) => (source ? [[source.uri, source.data]] : [])));
  const isClosed = messages.some(({ testRunFinished }) => testRunFinished !== undefined);
  const hooksPassed = messages.every(({ testRunHookFinished: hook }) => !hook || hook.result.status === 'PASSED');
  return { scenarios, sources, isComplete: isClosed && hooksPassed };
};

const scenarioOfAttempt = (messages: readonly Message[]) => {
  const pickles = new Map(messages.flatMap(({ pickle }) => (pickle ? [[pickle.id, pickle]] : [])));
  const cases = new Map(messages.flatMap(({ testCase }) => (testCase ? [[testCase.id, testCase.pickleId]] : [])));
  const attempts = new Map(
    messages.flatMap(({ testCaseStarted }) =>
      testCaseStarted ? [[testCaseStarted.id, testCaseStarted.testCaseId]] : [],
    ),
  );
  return (attempt: string): Message['pickle'] => pickles.get(cases.get(attempts.get(attempt) ?? '') ?? '');
};

const statusesOfAttempt = (messages: readonly Message[]): ReadonlyMap<string, readonly string[]> => {
  const finished = messages.flatMap(({ testStepFinished }) => (testStepFinished ? [testStepFinished] : []));
  const grouped = Map.groupBy(finished, ({ testCaseStartedId }) => testCaseStartedId);
  return new Map([...grouped].map(([attempt, steps]) => [attempt, steps.map((step) => step.testStepResult.status)]));
};
