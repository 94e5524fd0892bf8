import { freePort } from '../processes/free-port.ts';
import { isListening, type ServerChild, startServer } from '../processes/serve-child.ts';

/** The page server of the built sources, begun anew when they have changed. */
export type PageServer = {
  /** Ends the one that runs and starts one with the code as it is now. */
  readonly restart: () => void;
  /** The port of the one that runs, as soon as it answers. */
  readonly port: () => Promise<number>;
  readonly end: () => void;
};

const OPEN_WITHIN_MS = 60_000;

type Options = { readonly script: string; readonly environment: Readonly<Record<string, string>> };

export function createPageServer({ script, environment }: Options): PageServer {
  const first = Promise.withResolvers<number>();
  let open = first.promise;
  let running: ServerChild | null = null;

  return {
    port: () => open,
    restart() {
      const before = running;
      open = start(before);
      open.then(first.resolve, first.reject);
    },
    end: () => running?.end(),
  };

  /** A port of its own, so that the one before can finish its answers. */
  async function start(before: ServerChild | null): Promise<number> {
    const port = await freePort();
    running = startServer({
      name: 'the page server',
      script,
      environment: { ...environment, NODE_ENV: 'development', PORT: String(port) },
    });
    const isOpen = await isListening(port, AbortSignal.timeout(OPEN_WITHIN_MS));
    before?.end();
    if (!isOpen) throw new Error('it did not open in time');
    return port;
  }
}
