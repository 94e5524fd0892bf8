import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { freePort } from '../../processes/free-port.ts';
import { memoryOf } from '../../processes/memory-of.ts';

/** Resident memory in megabytes (1,000,000 bytes): of the API, of the page server, and of all processes together. */
export type Resident = { readonly api: number; readonly pages: number; readonly all: number };

export interface ShopProcesses {
  /** Where pages are asked for, without a slash at the end. */
  readonly origin: string;
  readonly api: string;
  resident(): Promise<Resident>;
  stop(): Promise<void>;
}

/** `npm start` on free ports with a data directory of its own; ready when the shop is open. Throws where it ends before. */
export async function startShop(environment: Readonly<Record<string, string>>): Promise<ShopProcesses> {
  const [port, apiPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, ['tools/start.ts'], {
    env: { ...process.env, ...environment, PORT: String(port), API_PORT: String(apiPort) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The shop ended before it was open.')));
    child.stdout.on('data', (said) => {
      const open = /The shop is open at (\S+)/.exec(String(said))?.[1];
      if (open) resolve(open);
    });
  });
  return {
    origin,
    api: `http://127.0.0.1:${apiPort}`,
    resident: () => residentOf(child.pid ?? 0),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** The memory of a process and of those it has started; 0 for what is not there, or where the system does not tell. */
export async function residentOf(processId: number): Promise<Resident> {
  const children = await readFile(`/proc/${processId}/task/${processId}/children`, 'utf8').catch(() => '');
  const ids = [processId, ...children.split(' ').filter(Boolean).map(Number)];
  const known = await Promise.all(
    ids.map(async (id) => ({
      command: await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => ''),
      megabytes: (await memoryOf(id))?.now ?? 0,
    })),
  );
  const sumOf = (part: string): number =>
    known.filter(({ command }) => command.includes(part)).reduce((sum, { megabytes }) => sum + megabytes, 0);
  return { api: sumOf('api/demo/main.ts'), pages: sumOf('server/serve.js'), all: sumOf('') };
}
