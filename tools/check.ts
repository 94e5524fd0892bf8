import { checkSteps } from './check/check-steps.ts';
import { createCommandRunner } from './commands/command-runner.ts';

const root = process.cwd();
const runner = createCommandRunner(root);
process.once('SIGINT', () => {
  runner.stop();
  process.exit(130);
});

let failed = 0;
for (const { name, run } of checkSteps(runner, root)) {
  const { isOk, report } = await run();
  console.log(`${isOk ? 'ok    ' : 'FAILED'} ${name}`);
  if (!isOk) console.log(report);
  if (!isOk) failed += 1;
}
process.exitCode = failed === 0 ? 0 : 1;
