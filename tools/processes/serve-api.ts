import process from 'node:process';
import { processEnvironment } from '#api/process/process-environment.ts';
import { type ServerChild, startServer } from './serve-child.ts';

type Wanted = {
  readonly environment?: Readonly<Record<string, string>>;
  readonly log?: 'shown' | 'hidden';
};

/** Starts the reference API in the environment that it wants. */
export function startApi({ environment = {}, log = 'hidden' }: Wanted): ServerChild {
  return startServer({
    name: 'the API',
    script: 'api/demo/main.ts',
    environment: { ...processEnvironment(process.env), ...environment },
    log,
  });
}
