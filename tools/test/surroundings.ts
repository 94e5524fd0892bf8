import type { CommandRunner } from '../commands/command-runner.ts';

/** What jobs have around them. */
export type Surroundings = {
  readonly root: string;
  readonly runner: CommandRunner;
  /** The Chromium to use; null when there is none. */
  readonly chromium: string | null;
  /** The PostgreSQL server to use; undefined has one started where this machine can. */
  readonly server: string | undefined;
  /** Hears what a job has to say while it runs. */
  readonly tell: (job: string, line: string) => void;
};
