import { once } from 'node:events';
import process from 'node:process';
import { runConsents } from './consent-records/run-consents.ts';

/** `npm run consents`: shows the record of a choice, or all of some days. */
process.exitCode = await runConsents(process.argv.slice(2), {
  environment: process.env,
  fetch,
  async print(line) {
    if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
  },
  complain: console.error,
});
