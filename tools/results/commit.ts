import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The commit of a checkout, with a plus behind it where files were changed after it; null where there is none. */
export async function commitOf(root: string): Promise<string | null> {
  const git = async (...args: readonly string[]): Promise<string> =>
    (await run('git', [...args], { cwd: root })).stdout;
  try {
    const commit = (await git('rev-parse', '--short=12', 'HEAD')).trim();
    return (await git('status', '--porcelain')) === '' ? commit : `${commit}+`;
  } catch {
    return null;
  }
}
