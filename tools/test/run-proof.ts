import type { Command } from '../commands/command-runner.ts';
import { type Count, countWhere, judgeRun } from './count.ts';
import type { Surroundings } from './surroundings.ts';

/** Each line of a program that begins with `ok` or `not ok` counts as a test; what it says beside is told. */
export const runProof = async (
  name: string,
  command: Command,
  { runner, tell }: Pick<Surroundings, 'runner' | 'tell'>,
): Promise<Count> => {
  const passed: boolean[] = [];
  const { isOk } = await runner.run({
    ...command,
    onLine(line) {
      if (/^(not )?ok /.test(line)) passed.push(line.startsWith('ok '));
      if (!line.startsWith('ok ')) tell(name, line);
    },
  });
  return judgeRun(countWhere(passed, Boolean), isOk);
};
