import type { HttpBindings } from '@hono/node-server';
import type { HonoRequest } from 'hono';
import { clientOf, plainAddress, type Trust } from '#shared/client-address.ts';
import { type Trace, traceIn } from '#shared/trace.ts';

type Asked = { readonly env: Pick<HttpBindings, 'incoming'>; readonly req: Pick<HonoRequest, 'header'> };

/** That of a trusted proxy which follows requests; of anybody else none is taken. */
export function traceOf(trust: Trust, asked: Asked): Trace | null {
  const isTrusted = trust.proxies.has(plainAddress(peerOf(asked)));
  return isTrusted ? traceIn(asked.req.header('traceparent')) : null;
}

/** What the API is told of the client: the address of the connection, behind those that a trusted proxy has named. */
export function namedClients(trust: Trust, asked: Asked): string {
  const peer = plainAddress(peerOf(asked));
  const named = trust.proxies.has(peer) ? asked.req.header('x-forwarded-for') : undefined;
  return named === undefined ? peer : `${named}, ${peer}`;
}

/** Whom a limit of this server counts; empty for whom nothing limits. */
export function countedClient(trust: Trust, asked: Asked): string {
  return clientOf({ peer: peerOf(asked), forwarded: asked.req.header('x-forwarded-for') ?? null }, trust);
}

export function peerOf({ env }: Asked): string {
  return env.incoming.socket.remoteAddress ?? '';
}
