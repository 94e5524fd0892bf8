import { connect } from 'node:net';

const HOST = 'host: api.test\r\n';
const POST = `POST /api/cart/update?token=&cartId=x HTTP/1.1\r\n${HOST}content-type: application/json\r\n`;

/** What no client sends: text that is not HTTP, heads without end, bodies that lie about themselves. */
export const socketGarbage: readonly (readonly [what: string, bytes: string])[] = [
  ['noise', '\u0000\u0001\u0002\u00ff\u00fe\r\n\r\n'],
  ['words', 'hello\r\n\r\n'],
  ['an unknown method', `BREW /api/home/data HTTP/1.1\r\n${HOST}\r\n`],
  ['a version of the future', `GET /api/home/data HTTP/9.9\r\n${HOST}\r\n`],
  ['no host', 'GET /api/home/data HTTP/1.1\r\n\r\n'],
  ['two hosts', `GET /api/home/data HTTP/1.1\r\n${HOST}host: other\r\n\r\n`],
  ['an absolute address', `GET http://evil.example/api/home/data HTTP/1.1\r\n${HOST}\r\n`],
  ['an address that is none', `GET //[ HTTP/1.1\r\n${HOST}\r\n`],
  ['a bad host', 'GET /api/home/data HTTP/1.1\r\nhost: [\r\n\r\n'],
  ['a space in the address', `GET /api/home data HTTP/1.1\r\n${HOST}\r\n`],
  ['letters that are not ASCII in the address', `GET /api/\u00e9\u00ff HTTP/1.1\r\n${HOST}\r\n`],
  ['a header without a name', `GET /api/home/data HTTP/1.1\r\n${HOST}: x\r\n\r\n`],
  ['a header with a line break in it', `GET /api/home/data HTTP/1.1\r\n${HOST}x: a\n b\r\n\r\n`],
  ['a header with a zero', `GET /api/home/data HTTP/1.1\r\n${HOST}x: a\u0000b\r\n\r\n`],
  ['a header bomb', `GET /api/home/data HTTP/1.1\r\n${HOST}${'x: y\r\n'.repeat(5_000)}\r\n`],
  ['one enormous header', `GET /api/home/data HTTP/1.1\r\n${HOST}x: ${'y'.repeat(100_000)}\r\n\r\n`],
  ['an enormous request line', `GET /api/home/data?x=${'y'.repeat(100_000)} HTTP/1.1\r\n${HOST}\r\n`],
  ['a length below zero', `${POST}content-length: -1\r\n\r\n{}`],
  ['a length that is none', `${POST}content-length: many\r\n\r\n{}`],
  ['a length beyond all bounds', `${POST}content-length: 99999999999999999999\r\n\r\n{}`],
  ['two lengths', `${POST}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`],
  ['length and chunks', `${POST}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['a chunk that is none', `${POST}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`],
  ['a chunk shorter than it says', `${POST}transfer-encoding: chunked\r\n\r\n2\r\n{}junk\r\n0\r\n\r\n`],
  ['a chunk of enormous size', `${POST}transfer-encoding: chunked\r\n\r\nffffffffffffffff\r\n{}`],
  ['an unknown encoding', `${POST}transfer-encoding: cow\r\n\r\n{}`],
  ['a body of GET', `GET /api/home/data HTTP/1.1\r\n${HOST}content-length: 5\r\n\r\nhello`],
  ['ten calls at once', `GET /api/tax/rules HTTP/1.1\r\n${HOST}\r\n`.repeat(10)],
  ['a call and noise', `GET /api/tax/rules HTTP/1.1\r\n${HOST}\r\n\u0000\u0000\u0000`],
  ['an upgrade', `GET /api/home/data HTTP/1.1\r\n${HOST}connection: upgrade\r\nupgrade: websocket\r\n\r\n`],
  ['a tunnel', `CONNECT evil.example:443 HTTP/1.1\r\n${HOST}\r\n`],
  ['HTTP/2 at once', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['a star', `OPTIONS * HTTP/1.1\r\n${HOST}\r\n`],
  ['half a request line', 'GET /api/ho'],
  ['half a head', `GET /api/home/data HTTP/1.1\r\n${HOST}x`],
  ['half a body', `${POST}content-length: 100\r\n\r\n{"cartItem"`],
];

const PATIENCE_MS = 400;

/**
 * Sends bytes and hears what comes back, until the server ends the connection or has been still for a moment. What is
 * only half there is then left alone.
 */
export function sendBytes(base: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    const end = () => {
      socket.destroy();
      resolve(Buffer.concat(chunks).toString('latin1'));
    };
    let quiet = setTimeout(end, PATIENCE_MS);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      clearTimeout(quiet);
      quiet = setTimeout(end, PATIENCE_MS);
    });
    socket.on('close', end);
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // The server may close while we still write.
      if (['ECONNRESET', 'EPIPE'].includes(error.code ?? '')) end();
      else reject(error);
    });
    socket.on('connect', () => socket.write(bytes, 'latin1'));
  });
}

/** What is wrong with what came back: an answer must be an envelope and no fault of the server; silence is allowed. */
export function faultOfBytes(text: string): string | null {
  for (const answer of text.split(/(?=HTTP\/1\.1 \d{3})/)) {
    if (answer === '') continue;
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
    if (status === 204 || status === 100) continue;
    if (status === 0 || status >= 500) return answer.slice(0, 200);
    const body = answer.slice(answer.indexOf('\r\n\r\n') + 4);
    if (!body.startsWith(`{"code":${status},"result":`)) return `no envelope: ${answer.slice(0, 200)}`;
  }
  return null;
}
