import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { App } from '#api/app/create-app.ts';
import { answerExpectation, answerGarbage, answerUnreadable } from '#api/transport/unreadable.ts';
import { createLimitedServer, type Patience, type Stopping, startListening } from '#shared/http-server.ts';

/** A listening server. */
export interface Listening {
  readonly address: AddressInfo | string | null;
  /** Takes no new connections, finishes running requests. */
  close(): Promise<void>;
}

const MOST_HEADER_BYTES = 24_000; // request line of 8 kB and headers of 16 kB
const STOP_WITHIN_MS = 10_000; // longer than any call takes, shorter than a supervisor waits

type Place = { readonly port: number; readonly host: string; readonly patience?: Patience } & Partial<
  Pick<Stopping, 'lastCallMs'>
>;

/** Puts the API on a port. */
export async function listenOn(app: App, { port, host, patience, lastCallMs = 0 }: Place): Promise<Listening> {
  const listener = getRequestListener((request, { incoming }) => app.answer(request, incoming as IncomingMessage), {
    overrideGlobalObjects: false,
    errorHandler: answerUnreadable,
  });
  const { server, stop } = createLimitedServer(listener, { mostHeaderBytes: MOST_HEADER_BYTES, patience });
  server.on('clientError', answerGarbage);
  server.on('checkExpectation', answerExpectation);
  await startListening(server, port, host);
  return { address: server.address(), close: () => stop({ withinMs: STOP_WITHIN_MS, lastCallMs }) };
}
