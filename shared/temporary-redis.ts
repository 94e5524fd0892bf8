import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A Redis or Valkey server on a free port, for a test or a proof; it keeps nothing. */
export type TemporaryRedis = {
  readonly url: string;
  /** It goes on taking connections, and says nothing on them. */
  freeze(): void;
  thaw(): void;
  /** With all that it holds. */
  kill(): Promise<void>;
  /** Again at the same address. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

export async function startRedis(program: string): Promise<TemporaryRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'zari-redis-'));
  const port = await freePort();
  let server = await started(program, port, folder);
  const kill = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    kill,
    async start() {
      server = await started(program, port, folder);
    },
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function started(program: string, port: number, folder: string): Promise<ChildProcess> {
  const settings = { port: String(port), bind: '127.0.0.1', dir: folder, save: '', appendonly: 'no' };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  const server = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  for await (const line of createInterface({ input: server.stdout })) {
    if (line.includes('Ready to accept connections')) break;
  }
  server.stdout.resume();
  if (server.exitCode !== null) throw new Error(`${program} did not start.`);
  return server;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return address.port;
}
