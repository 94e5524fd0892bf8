import type { ChildProcess } from 'node:child_process';
import { until } from './until.ts';

const PATIENCE_MS = 180_000; // the first start of a new database, on a machine that does much else
const LOOK_AGAIN_MS = 50;

/** Resolves once the address answers well. Rejects at once when a process that it needs has ended. */
export async function untilAnswers(
  url: string,
  children: readonly ChildProcess[],
  said: () => string = () => '',
): Promise<void> {
  const look = async () => {
    if (children.some(hasEnded)) return 'ended';
    return (await fetch(url)).ok && 'answers';
  };
  const end = await until(`${url} answers`, look, { limitMs: PATIENCE_MS, pauseMs: LOOK_AGAIN_MS });
  const ended = children.find(hasEnded);
  if (end === 'ended') throw new Error(`${ended?.spawnargs.join(' ')} ended before ${url} answered. ${said()}`);
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
