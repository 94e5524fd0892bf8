import { DRAWING_ENVIRONMENT } from '#reference-api/process/drawing-environment.ts';
import { type ServerChild, startServer } from './serve-child.ts';

type Wanted = {
  readonly environment?: Readonly<Record<string, string>>;
  readonly log?: 'shown' | 'hidden';
};

/** Starts the reference API in the memory settings that drawing wants, which a process cannot give to itself. */
export function startApi({ environment = {}, log = 'hidden' }: Wanted): ServerChild {
  return startServer({
    name: 'the API',
    script: 'src/reference-api/main.ts',
    environment: { ...DRAWING_ENVIRONMENT, ...environment },
    log,
  });
}
