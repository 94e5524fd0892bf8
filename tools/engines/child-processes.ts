import { readdir, readFile } from 'node:fs/promises';

type Running = { readonly id: number; readonly parent: number; readonly command: string };

/** All processes that this one has started, and those that they have, as Linux tells of them. */
export async function descendantsOf(id: number): Promise<readonly Running[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = (await Promise.all(ids.map(running))).flatMap((one) => one ?? []);
  const below = (parent: number): readonly Running[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.id)]);
  return below(id);
}

/** Null when it has ended meanwhile. */
async function running(id: string): Promise<Running | null> {
  try {
    const [state, command] = await Promise.all(
      ['stat', 'cmdline'].map((part) => readFile(`/proc/${id}/${part}`, 'utf8')),
    );
    const parent = Number(/\) \S (\d+)/.exec(state ?? '')?.[1]);
    return { id: Number(id), parent, command: (command ?? '').replaceAll('\0', ' ') };
  } catch {
    return null;
  }
}

/** Ends them as a crash would. */
export function endAtOnce(processes: readonly Running[]): void {
  for (const { id } of processes) {
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // it has ended by itself
    }
  }
}
