import { runCommand } from './command/run-command.ts';

// npm run contract -- --help
process.exitCode = await runCommand(process.argv.slice(2), { say: console.log, complain: console.error });
