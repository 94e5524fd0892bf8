import { spawn } from 'node:child_process';
import { createConnection, createServer } from 'node:net';
import process from 'node:process';

/** A server that runs as a child of this process. */
export type ServerChild = {
  readonly name: string;
  /** Resolves with the exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
  readonly end: () => void;
};

type Wanted = {
  readonly name: string;
  readonly script: string;
  readonly environment: NodeJS.ProcessEnv;
  /** Of its requests; hidden unless it is asked for. */
  readonly log?: 'shown' | 'hidden';
};

/** Starts a server with the Node that runs this; its failures are always shown. */
export function startServer({ name, script, environment, log = 'hidden' }: Wanted): ServerChild {
  const child = spawn(process.execPath, ['--enable-source-maps', script], {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', log === 'shown' ? 'inherit' : 'ignore', 'inherit'],
  });
  const { promise: ended, resolve } = Promise.withResolvers<number | string>();
  child.once('exit', (code, signal) => resolve(code ?? signal ?? 1));
  child.once('error', (error) => resolve(error.message));
  return { name, ended, end: () => void child.kill('SIGTERM') };
}

/** Whether nobody listens at the port. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

const LOOK_AGAIN_MS = 100;

/** Resolves with true once somebody listens there, with false when the signal ends the waiting. */
export async function isListening(port: number, signal: AbortSignal, host = '127.0.0.1'): Promise<boolean> {
  while (!signal.aborted) {
    if (await canConnect(port, host)) return true;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  return false;
}

function canConnect(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host });
    const answer = (can: boolean): void => {
      socket.destroy();
      resolve(can);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
  });
}
