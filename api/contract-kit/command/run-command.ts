import { createClient } from '#api/contract-kit/calls/client.ts';
import { createKit } from '#api/contract-kit/calls/create-kit.ts';
import { allChecks } from '#api/contract-kit/checks/all-checks.ts';
import { coverageOf } from '#api/contract-kit/checks/coverage.ts';
import { notReachable } from '#api/contract-kit/checks/not-reachable.ts';
import { type Contract, loadContract } from '#api/contract-kit/contract/load-contract.ts';
import { areaOf, type Check } from '#api/contract-kit/run/check.ts';
import { runChecks } from '#api/contract-kit/run/run-checks.ts';
import { faultOfBase } from './find-api.ts';
import { readArguments, type Wish } from './read-arguments.ts';
import { jsonReport, linesOf, totalLine } from './report.ts';
import { USAGE } from './usage.ts';

/** Where the lines go. */
export type Output = { readonly say: (line: string) => void; readonly complain: (line: string) => void };

/** Every rule kept, some rule broken, called wrongly, no API there. */
const EXIT = { kept: 0, broken: 1, usage: 2, noApi: 3 } as const;

/** The whole command by its words; the exit code. Throws nothing that a caller of the command could bring about. */
export async function runCommand(words: readonly string[], output: Output): Promise<number> {
  const read = readArguments(words);
  if ('fault' in read) {
    output.complain(read.fault);
    output.complain('See --help.');
    return EXIT.usage;
  }
  const { wish } = read;
  if (wish.kind === 'help') {
    output.say(USAGE);
    return EXIT.kept;
  }
  const contract = loadContract();
  const checks = chosen(allChecks(contract), wish.only);
  if (checks.length === 0) {
    output.complain(`No check fits --only ${wish.only.join(',')}: see --list.`);
    return EXIT.usage;
  }
  return wish.kind === 'list' ? list(contract, checks, output) : ask(contract, checks, wish, output);
}

async function ask(contract: Contract, checks: readonly Check[], wish: Wish, output: Output): Promise<number> {
  const fault = await faultOfBase(wish.base);
  if (fault !== null) {
    output.complain(fault);
    return EXIT.noApi;
  }
  const pass = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  const options = wish.patient ? { ...wish.options, pass } : wish.options;
  const kit = createKit(createClient(wish.base, contract), contract, options);
  const reference = await runChecks(
    kit,
    allChecks(contract).filter(({ section }) => section === REFERENCE_SECTION),
  );
  const absent = reference.flatMap(({ kind, check }) => (kind === 'failed' ? [check.id] : []));
  if (absent.length > 0) {
    output.complain(
      `The reference data of section 9 is not all there (${absent.join(', ')}): what fails may come of that.`,
    );
  }
  const outcomes = await runChecks(kit, checks, (outcome) => {
    if (!wish.json) for (const line of linesOf(outcome)) output.say(line);
  });
  output.say(wish.json ? jsonReport(outcomes) : totalLine(outcomes));
  const isKept = outcomes.some(({ kind }) => kind === 'passed') && outcomes.every(({ kind }) => kind !== 'failed');
  return isKept ? EXIT.kept : EXIT.broken;
}

const REFERENCE_SECTION = 9;

/** Without words all; else those of an area, of a section, or whose id begins so. */
function chosen(checks: readonly Check[], words: readonly string[]): readonly Check[] {
  const fits = (check: Check) =>
    words.some((word) => [areaOf(check), `section-${check.section}`].includes(word) || check.id.startsWith(word));
  return words.length === 0 ? checks : checks.filter(fits);
}

function list({ operations }: Contract, checks: readonly Check[], { say }: Output): number {
  const excused = notReachable(operations);
  for (const { id, operation, rule } of checks) say(`${id} | ${operation} | ${rule}`);
  for (const [answer, reason] of excused) say(`NOT REACHABLE FROM OUTSIDE ${answer} | ${reason}`);
  const { documented } = coverageOf(checks, operations);
  say(`${checks.length} checks; ${documented} documented answers, ${excused.length} not reachable from outside`);
  return EXIT.kept;
}
