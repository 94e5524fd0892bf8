import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { BrokenLine } from './broken-line.ts';
import { PROOF_RECORD } from './proof-record.ts';
import type { TestsOf } from './tests-of.ts';

type Change = { readonly files: ReadonlySet<string>; readonly testsOf: (id: string) => TestsOf };

/** Requirements of which a broken file of the product, or a file with a test that carries the id, has changed. */
export function changedIds(lines: readonly BrokenLine[], { files, testsOf }: Change): ReadonlySet<string> {
  const hasChanged = ({ id, file }: BrokenLine): boolean =>
    [file, ...testsOf(id).units, ...testsOf(id).features].some((path) => files.has(path));
  return new Set(lines.filter(hasChanged).map(({ id }) => id));
}

/** Files that have changed since the last whole proof was written down; none where git cannot tell. */
export async function filesSinceRecord(root: string): Promise<ReadonlySet<string>> {
  try {
    const commit = await git(root, 'log', '-1', '--format=%H', '--', PROOF_RECORD);
    return new Set(commit === '' ? [] : (await git(root, 'diff', '--name-only', commit)).split('\n'));
  } catch {
    return new Set();
  }
}

async function git(root: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('git', args, { cwd: root });
  return stdout.trim();
}
