import type { Log } from '#domain/shared/log.ts';

/** The console of the browser or of the server's process. */
export function createConsoleLog(): Log {
  return {
    info: (message) => console.info(message),
    error: (message) => console.error(message),
  };
}
