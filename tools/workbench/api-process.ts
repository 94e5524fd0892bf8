import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { processEnvironment } from '#api/process/process-environment.ts';

/** The reference API as a process of its own that a proof may kill. */
export interface ApiProcess {
  /** Where it answers, without a slash at the end. */
  readonly base: string;
  readonly processId: number;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
  /** Has it finish what it does. */
  stop(): Promise<void>;
}

/** Settings of an API that lets a proof make the few accounts and mails it needs. */
export const PLENTY = {
  REGISTRATIONS_PER_HOUR: '60',
  LOGINS_PER_MINUTE: '60',
  MAILS_PER_HOUR: '60',
};

/** The same where nobody measures how long anything takes: passwords are hashed quickly. */
export const PLENTY_SOON = { ...PLENTY, QUICK_PASSWORDS: '1' };

/** Settings of an API that the contract kit calls: it writes to an address that is nobody's. */
export const PLENTY_FOR_KIT = { ...PLENTY, CONTACT_ADDRESSES: 'care@shop.test' };

/**
 * Starts the API of the sources in a folder on a free port with a workbench; ready when it listens. Throws with what it
 * said where it ends before.
 */
export async function startApi(
  environment: Readonly<Record<string, string>>,
  folder = process.cwd(),
): Promise<ApiProcess> {
  const child = spawn(process.execPath, ['api/demo/main.ts'], {
    cwd: folder,
    env: { ...processEnvironment(process.env), API_PORT: '0', WORKBENCH: '1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const base = await addressOf(child);
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return { base, processId: child.pid ?? 0, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The API ended before it listened: ${said.trim()}`)));
    child.stdout?.on('data', (chunk) => {
      if (said.length < 10_000) said += chunk;
      const base = /Reference API: (\S+)/.exec(said)?.[1];
      if (base) resolve(base);
    });
    child.stderr?.on('data', (chunk) => (said += chunk));
  });
}
