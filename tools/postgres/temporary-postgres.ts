import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../processes/free-port.ts';
import { isListening } from '../processes/serve-child.ts';

/** A PostgreSQL server that is thrown away afterwards. */
export interface TemporaryPostgres {
  /** The address of its database `postgres`, whose role may do everything. */
  readonly url: string;
  stop(): Promise<void>;
}

const READY_WITHIN_MS = 60_000;

/** Makes a cluster in a temporary directory with the programs of `bin`, and starts it on a free port of this machine. */
export async function startPostgres(bin: string): Promise<TemporaryPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'zari-postgres-'));
  const data = join(folder, 'data');
  const port = await freePort();
  const user = plainUser();
  if ('uid' in user) chownSync(folder, user.uid, user.gid);
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'], {
    ...user,
    stdio: 'ignore',
  });
  // Nothing of it has to outlive a power cut, so nothing waits for the disk.
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off'];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn(join(bin, 'postgres'), args, { ...user, stdio: 'ignore' });
  const stop = async (): Promise<void> => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGINT'); // PostgreSQL's fast shutdown
      await once(server, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  if (!(await isListening(port, AbortSignal.timeout(READY_WITHIN_MS)))) {
    await stop();
    throw new Error(`PostgreSQL of ${bin} did not start within a minute.`);
  }
  await pause(SETTLING_MS);
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

const SETTLING_MS = 500; // it listens a moment before it lets anybody in

type User = { readonly uid: number; readonly gid: number };

/** PostgreSQL refuses to run as root: for root it runs as its own user, else as nobody. */
function plainUser(): User | Record<never, never> {
  if (process.getuid?.() !== 0) return {};
  return idsOf('postgres') ?? idsOf('nobody') ?? {};
}

function idsOf(name: string): User | null {
  try {
    const id = (flag: string): number =>
      Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return null; // nobody of that name
  }
}
