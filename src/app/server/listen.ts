import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLimitedServer, type Patience, type Stopping, startListening } from '#shared/http-server.ts';
import type { HeaderFields } from './security-headers.ts';
import { createUnreadable } from './unreadable.ts';

export type Listening = {
  readonly port: number;
  /** Takes no more connections, answers what comes on those that are there, and cuts off what is left after five seconds. */
  readonly stop: () => Promise<void>;
};

const STOP_WITHIN_MS = 5_000;
const MOST_HEADER_BYTES = 16_384;

type Place = {
  readonly port: number;
  /** The address to listen at; absent listens at all. */
  readonly host?: string | undefined;
  /** Headers of an answer to what is no request. */
  readonly common?: HeaderFields;
  readonly patience?: Patience;
} & Partial<Pick<Stopping, 'lastCallMs'>>;

/** Rejects when the port is taken. */
export async function listen(
  listener: RequestListener,
  { port, host, common = {}, patience, lastCallMs = 0 }: Place,
): Promise<Listening> {
  const unreadable = createUnreadable(common);
  const { server, stop } = createLimitedServer(listener, { mostHeaderBytes: MOST_HEADER_BYTES, patience });
  server.on('clientError', unreadable.garbage);
  server.on('checkExpectation', unreadable.expectation);
  await startListening(server, port, host);
  return { port: (server.address() as AddressInfo).port, stop: () => stop({ withinMs: STOP_WITHIN_MS, lastCallMs }) };
}
