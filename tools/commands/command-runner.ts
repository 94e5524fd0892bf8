import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';

export type Command = {
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Hears each line of output as it comes. */
  readonly onLine?: (line: string) => void;
  /** After this many seconds the command is stopped and has failed; without it half an hour. */
  readonly limitSeconds?: number;
};

/** `output` is what the command wrote to both of its streams, in the order it came. */
export type CommandResult = { readonly isOk: boolean; readonly output: string };

/** Three runs of the tests beside each other take every command three times as long; what hangs is ended at last. */
const longestSeconds = 1_800;

export interface CommandRunner {
  /** Never rejects: a program that cannot be started is a result that is not ok. */
  run(command: Command): Promise<CommandResult>;
  /** Ends every command that still runs, with all that it started. */
  stop(): void;
}

/** Runs programs in `folder`; those that the project has installed come first. */
export const createCommandRunner = (folder: string): CommandRunner => {
  const running = new Set<ChildProcess>();
  return {
    run: (command) => runOne(folder, command, running),
    stop: () => {
      for (const child of running) endGroup(child);
    },
  };
};

const runOne = (folder: string, command: Command, running: Set<ChildProcess>): Promise<CommandResult> => {
  const child = spawn(command.program, command.args, {
    cwd: folder,
    env: { ...process.env, PATH: installedFirst(folder), ...command.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that a browser or a server which the command started ends with it.
    detached: true,
  });
  running.add(child);
  const lines: string[] = [];
  const hear = (line: string): void => {
    lines.push(line);
    command.onLine?.(line);
  };
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', hear);
  const limitSeconds = command.limitSeconds ?? longestSeconds;
  const limit = setTimeout(() => {
    hear(`${command.program} was stopped after ${limitSeconds} seconds`);
    endGroup(child);
  }, limitSeconds * 1_000);
  return new Promise((resolve) => {
    const finish = (isOk: boolean): void => {
      clearTimeout(limit);
      running.delete(child);
      endGroup(child);
      resolve({ isOk, output: lines.join('\n') });
    };
    child.once('error', (error) => {
      hear(`${command.program} cannot be started: ${error.message}`);
      finish(false);
    });
    child.once('close', (code) => finish(code === 0));
  });
};

const endGroup = (child: ChildProcess): void => {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The whole group has ended by itself, as it should.
  }
};

const installedFirst = (folder: string): string =>
  [join(folder, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter);
