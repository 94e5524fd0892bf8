import { parseArgs } from 'node:util';
import { createKit } from '#contract-kit/calls/create-kit.ts';
import { createClient } from './calls/client.ts';
import { defaultOptions, type KitOptions } from './calls/kit.ts';
import { allChecks } from './checks/all-checks.ts';
import { notReachable } from './checks/not-reachable.ts';
import { type Contract, loadContract } from './contract/load-contract.ts';
import { areaOf, type Check } from './run/check.ts';
import { failureLine, runChecks } from './run/run-checks.ts';

const USAGE = `Tells whether an API keeps the contract of docs/api.

  npm run contract -- --url http://localhost:8080 [options]

  --only WORDS     areas (cart, catalog …), section-4, or the beginnings of ids, separated by commas
  --list           what would be asked, and what cannot be asked from outside
  --json           the outcome as JSON
  --patient        also the rules that need a minute to pass
  --origin ORIGIN  an origin whose pages may call (${defaultOptions.origin})
  --user EMAIL --password TEXT   the account with the store credit of section 9
  --mail-to EMAIL  an address of the shop (${defaultOptions.mailTo})

It makes carts, orders of what there is plenty of, and some twenty accounts and mails: a server that limits these must
let them pass (the reference API: REGISTRATIONS_PER_HOUR, LOGINS_PER_MINUTE, MAILS_PER_HOUR, CONTACT_ADDRESSES).`;

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    only: { type: 'string', default: '' },
    origin: { type: 'string', default: defaultOptions.origin },
    user: { type: 'string', default: defaultOptions.account.username },
    password: { type: 'string', default: defaultOptions.account.password },
    'mail-to': { type: 'string', default: defaultOptions.mailTo },
    patient: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

async function main(): Promise<number> {
  const contract = loadContract();
  const checks = chosen(allChecks(contract), values.only);
  if (values.list) return list(contract, checks);
  if (values.help || values.url === undefined || !URL.canParse(values.url)) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  const kit = createKit(createClient(values.url.replace(/(?<!\/)\/+$/, ''), contract), contract, optionsOf());
  const outcomes = await runChecks(kit, checks, (outcome) => {
    if (outcome.kind === 'failed' && !values.json) console.log(failureLine(outcome.failure));
  });
  const passed = outcomes.filter(({ kind }) => kind === 'passed').length;
  const failures = outcomes.flatMap((outcome) => (outcome.kind === 'failed' ? [outcome.failure] : []));
  const notRun = outcomes.flatMap(({ kind, check }) => (kind === 'not-run' ? [check.id] : []));
  if (values.json) {
    const shown = failures.map(({ check: { id, operation, rule }, ...rest }) => ({ id, operation, rule, ...rest }));
    console.log(JSON.stringify({ passed, failed: failures.length, notRun, failures: shown }, null, 2));
  } else {
    for (const id of notRun) console.log(`NOT RUN ${id} | needs --patient`);
    console.log(`${passed} passed, ${failures.length} failed`);
  }
  return failures.length === 0 && passed > 0 ? 0 : 1;
}

function optionsOf(): KitOptions {
  const { origin, user: username, password, patient } = values;
  const pass = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  const options = { origin, account: { username, password }, mailTo: values['mail-to'] };
  return patient ? { ...options, pass } : options;
}

/** Without words all; else those of an area, of a section, or whose id begins so. */
function chosen(checks: readonly Check[], only: string): readonly Check[] {
  const words = only.split(',').flatMap((word) => (word.trim() === '' ? [] : [word.trim()]));
  const fits = (check: Check) =>
    words.some((word) => [areaOf(check), `section-${check.section}`].includes(word) || check.id.startsWith(word));
  return words.length === 0 ? checks : checks.filter(fits);
}

function list(contract: Contract, checks: readonly Check[]): number {
  for (const { id, operation, rule } of checks) console.log(`${id} | ${operation} | ${rule}`);
  const excused = notReachable(contract.operations);
  for (const [answer, reason] of excused) console.log(`NOT REACHABLE FROM OUTSIDE ${answer} | ${reason}`);
  console.log(`${checks.length} checks, ${excused.length} answers not reachable from outside`);
  return 0;
}

process.exitCode = await main();
