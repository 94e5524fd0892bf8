import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A call of the gateway's API or a look at its page, with what came in. */
export type PlayedCall = {
  readonly method: string;
  /** Where the server is found, such as `http://127.0.0.1:4711`. */
  readonly host: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
};

export type PlayedAnswer = {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A webhook as it goes over the line. */
export type Signed = { readonly body: string; readonly headers: Readonly<Record<string, string>> };

/** How the server behaves as a whole: `away` answers 503, `hung` takes calls and never answers, `deaf` does them and says nothing. */
export type Mood = 'well' | 'away' | 'hung' | 'deaf';

export type PlayedServer = {
  readonly origin: string;
  readonly calls: readonly PlayedCall[];
  readonly be: (mood: Mood) => void;
  readonly close: () => Promise<void>;
};

/** A server of HTTP on this machine, on a free port, that plays a company's. */
export async function openPlayedServer(answer: (call: PlayedCall) => PlayedAnswer): Promise<PlayedServer> {
  const calls: PlayedCall[] = [];
  const state: { mood: Mood } = { mood: 'well' };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://played.test');
    const { method = 'GET', headers } = request;
    const host = `http://${headers.host ?? ''}`;
    const call = { method, host, path: pathname, query: searchParams, headers, body: await text(request) };
    calls.push(call);
    if (state.mood === 'hung') return;
    if (state.mood === 'away') return void response.writeHead(503).end('{}');
    const { status, body, headers: told } = answer(call);
    if (state.mood === 'deaf') return void response.destroy();
    response.writeHead(status, { 'content-type': 'application/json', ...told }).end(body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    be: (mood) => {
      state.mood = mood;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

export function json(status: number, value: unknown): PlayedAnswer {
  return { status, body: JSON.stringify(value) };
}

export const HTML = { 'content-type': 'text/html' };

/** The page of a gateway: one pays there, or fails and may try again. `amount` in minor units. */
export function payForm(action: string, amount: number): string {
  return `<h1>Pay ${amount / 100}</h1><form method="post" action="${action}">
<button name="outcome" value="pay">Pay</button><button name="outcome" value="fail">Fail</button></form>`;
}
