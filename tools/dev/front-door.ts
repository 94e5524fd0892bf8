import { type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** Passes a request on, or leaves it to whoever comes next. */
export type FrontDoor = (asked: IncomingMessage, answer: ServerResponse, next: () => void) => void;

type Ports = {
  /** Resolves with the port of the page server as soon as it answers. */
  readonly pageServer: () => Promise<number>;
  /** The page of the states. */
  readonly states: () => Promise<string>;
};

/** What the development server has itself: files of the build, and the line on which it tells of changes. */
const OWN = /^\/(static\/|rsbuild-hmr|__rspack|favicon\.svg$|manifest\.webmanifest$)|\.hot-update\./;

/** Pages, the API and pictures come from the page server, the states from the build, the rest is the server's own. */
export function createFrontDoor({ pageServer, states }: Ports): FrontDoor {
  return (asked, answer, next) => {
    const path = asked.url ?? '/';
    if (OWN.test(path)) return next();
    const answering = path.startsWith('/__states') ? sendStates(answer) : passOn(asked, answer);
    answering.catch((error: unknown) => {
      if (!answer.headersSent) answer.writeHead(502, { 'content-type': 'text/plain' });
      answer.end(`The page server does not answer: ${String(error)}`);
    });
  };

  async function sendStates(answer: ServerResponse): Promise<void> {
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    answer.end(await states());
  }

  async function passOn(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { method, url, headers } = asked;
    const port = await pageServer();
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const sent = request({ host: '127.0.0.1', port, method, path: url, headers }, resolve);
    sent.once('error', reject);
    asked.pipe(sent);
    const got = await promise;
    answer.writeHead(got.statusCode ?? 502, forDevelopment(got.headers));
    got.pipe(answer);
  }
}

/** The shop's policy, and what the development client needs: its own line, and styles and markup for its messages. */
export function forDevelopment(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const policy = headers['content-security-policy'];
  if (typeof policy !== 'string') return headers;
  const wider = policy
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", "connect-src 'self' ws:")
    .replace(/require-trusted-types-for [^;]*; trusted-types [^;]*; /, '');
  return { ...headers, 'content-security-policy': wider };
}
