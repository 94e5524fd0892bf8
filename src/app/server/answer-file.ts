import { encodingFor, isFresh } from './accepts.ts';
import type { HeaderFields } from './security-headers.ts';
import type { StaticFile } from './static-files.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_AN_HOUR = 'public, max-age=3600';
/** Looked at anew each time: what it says is what the shop is from then on. */
const ASKED_AGAIN = 'no-cache';

const kept = { 'for-ever': FOR_EVER, 'for-an-hour': FOR_AN_HOUR, 'asked-again': ASKED_AGAIN } as const;

/** Sends a file of the build in the smallest form the client accepts. */
export function answerFile(
  request: Request,
  file: StaticFile,
  common: HeaderFields,
  keeping: keyof typeof kept = 'for-an-hour',
): Response {
  const headers = new Headers({
    ...common,
    'content-type': file.type,
    'cache-control': kept[file.isImmutable ? 'for-ever' : keeping],
    etag: file.etag,
    vary: 'accept-encoding',
  });
  if (isFresh(request.headers.get('if-none-match'), file.etag)) return new Response(null, { status: 304, headers });
  const wanted = encodingFor(request.headers.get('accept-encoding'));
  const body = file.bodies[wanted];
  if (body && wanted !== 'identity') headers.set('content-encoding', wanted);
  const sent = body ?? file.bodies.identity;
  headers.set('content-length', String(sent.byteLength));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(sent), { headers });
}
