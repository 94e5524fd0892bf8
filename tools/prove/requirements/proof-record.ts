import { areaOf, idsIn } from '#tools/requirements/requirement-list.ts';
import type { LineOutcome } from './prove-requirements.ts';

/** Where the last whole proof is written down. */
export const PROOF_RECORD = 'docs/proved.md';

type Run = {
  readonly day: string;
  readonly machine: string;
  readonly minutes: number;
  readonly seed: number;
  readonly outcomes: readonly LineOutcome[];
};

const NOTICED = '## Noticed';

/** A requirement is proved when each line that is listed for it was noticed by a test that carries its id. */
function provedIds(outcomes: readonly LineOutcome[]): readonly string[] {
  const missed = new Set(outcomes.filter(({ kind }) => kind === 'fault').map(({ line }) => line.id));
  return [...new Set(outcomes.map(({ line }) => line.id))].filter((id) => !missed.has(id)).toSorted();
}

/** The document that says which requirements a whole proof has proved. */
export function proofRecord({ day, machine, minutes, seed, outcomes }: Run): string {
  const proved = provedIds(outcomes);
  const faults = outcomes.flatMap((each) => (each.kind === 'fault' ? [`- ${each.sentence}`] : []));
  const areas = [...Map.groupBy(proved, areaOf)].map(([area, ids]) => `- ${area} (${ids.length}): ${ids.join(', ')}`);
  return `# Requirements proved by broken lines

\`npm run prove -- requirements\` wrote this on ${day} with seed ${seed}: ${machine}. Each of ${outcomes.length} lines of the
product was broken alone, and the tests that carry the requirement's id were run: ${proved.length} requirements are proved, in ${minutes}
minutes.

${NOTICED}

${areas.join('\n')}

## Not noticed

${faults.length === 0 ? 'None.' : faults.join('\n')}
`;
}

/** The requirements that a record says are proved; none where there is no record. */
export function idsOfRecord(record: string): ReadonlySet<string> {
  const section = record.split(/^(?=## )/m).find((each) => each.startsWith(NOTICED)) ?? '';
  return new Set(idsIn(section));
}
