// A kept connection to Redis or Valkey, which nobody ever waits for: whoever asks has another way.

import { setTimeout as pause } from 'node:timers/promises';
import { createClient, ErrorReply, RESP_TYPES } from '@redis/client';

/** What is asked: a command and its arguments. */
export type RedisCommand = readonly (string | Buffer)[];

/**
 * Texts come as bytes, numbers as numbers, what is not there as null. Undefined where nothing was answered within 50 ms, the
 * server is away, or refuses.
 */
export type AskRedis = (command: RedisCommand) => Promise<unknown>;

export interface RedisLink {
  readonly ask: AskRedis;
  stop(): void;
}

type Options = {
  readonly url: string;
  /** Hears of it once when the server goes away, comes back, or refuses. */
  readonly tell: (line: string) => void;
  /** Longer for tests alone, which may run on a machine that does much else. */
  readonly answersWithinMs?: number;
};

/** So long a question may take; the next ones are not asked until the server is there again. */
export const ANSWERS_WITHIN_MS = 50;
const CONNECTS_WITHIN_MS = 1_000;
const TRIES_AGAIN_MS = 500;

/** Resolves once the server is there, or has not been for a second; what is asked before it is there stays unanswered. */
export async function openRedisLink({ url, tell, answersWithinMs = ANSWERS_WITHIN_MS }: Options): Promise<RedisLink> {
  const teller = createTeller(tell);
  const line = createLine(url, teller.tried);
  await line.open();
  return {
    async ask(command) {
      const client = line.client();
      if (client === null) return undefined;
      const answer = await answerOf(client.sendCommand([...command]), answersWithinMs);
      if (answer.kind === 'answered') return answer.value;
      if (answer.kind === 'late') line.lose(client, `it did not answer within ${answersWithinMs} ms.`);
      else teller.refused(answer.error); // a connection that has ended tells of it by itself
      return undefined;
    },
    stop: line.stop,
  };
}

/** One connection after the other: who has lost one makes another, whether the server ended it, hangs, or is gone. */
function createLine(url: string, tried: (fault: string | null) => void) {
  const ended = new AbortController();
  let present: Client | null = null;

  async function open(): Promise<void> {
    const client = createConnection(url);
    client.on('error', () => lose(client, 'the connection ended.'));
    const fault = await faultOf(client.connect());
    if (fault !== null || ended.signal.aborted) drop(client);
    else present = client;
    if (ended.signal.aborted) return;
    tried(fault);
    if (fault !== null) void openLater();
  }

  async function openLater(): Promise<void> {
    await pause(TRIES_AGAIN_MS, undefined, { ref: false });
    if (!ended.signal.aborted) await open();
  }

  function lose(client: Client, fault: string): void {
    if (present !== client) return;
    present = null;
    tried(fault);
    drop(client);
    void openLater();
  }

  return {
    client: () => present,
    lose,
    open,
    stop(): void {
      ended.abort();
      if (present !== null) drop(present);
      present = null;
    },
  };
}

/** Tells of each state once. Of a refusal the first word says what it is; the rest may repeat what was asked. */
function createTeller(tell: (line: string) => void) {
  const refused = new Set<string>();
  let isAway = false;
  return {
    /** Null where it is there. */
    tried(fault: string | null): void {
      if (fault === null && isAway) tell('Redis is there again.');
      if (fault !== null && !isAway) tell(`Redis is away, and each process does without it: ${fault}`);
      if (fault === null) refused.clear();
      isAway = fault !== null;
    },
    refused(error: unknown): void {
      const [word = ''] = error instanceof ErrorReply ? error.message.split(' ') : [];
      if (word !== '' && !refused.has(word)) tell(`Redis refuses: ${word.slice(0, 20)}`);
      refused.add(word);
    },
  };
}

type Client = ReturnType<typeof createConnection>;

/** It connects once, and keeps nothing for later. */
function createConnection(url: string) {
  return createClient({
    url,
    RESP: 2,
    disableOfflineQueue: true,
    socket: { reconnectStrategy: false, connectTimeout: CONNECTS_WITHIN_MS },
    commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
  });
}

function drop(client: Client): void {
  try {
    client.destroy();
  } catch {
    // it has ended already
  }
}

/** Null where it could be connected; a server that takes connections may say nothing on them. */
async function faultOf(connecting: Promise<unknown>): Promise<string | null> {
  const late = new AbortController();
  const connected = connecting.then(
    () => null,
    (error: unknown) =>
      error instanceof ErrorReply ? `it refuses, ${error.message.split(' ')[0]}.` : 'nobody is there.',
  );
  const limit = pause(CONNECTS_WITHIN_MS, 'it says nothing.', { signal: late.signal }).catch(() => null);
  const fault = await Promise.race([connected, limit]);
  late.abort();
  return fault;
}

type Answer =
  | { readonly kind: 'answered'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'late' };

/** The limit is waited for in so many parts: while a process draws a page it neither sends nor reads, and that counts once. */
const PARTS = 5;

function answerOf(asked: Promise<unknown>, withinMs: number): Promise<Answer> {
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout;
    const wait = (parts: number): void => {
      const next = (): unknown => (parts === 1 ? setImmediate(end, { kind: 'late' }) : wait(parts - 1)); // what has come in is read first
      timer = setTimeout(next, withinMs / PARTS);
    };
    const end = (answer: Answer): void => {
      clearTimeout(timer);
      resolve(answer);
    };
    wait(PARTS);
    asked.then(
      (value) => end({ kind: 'answered', value }),
      (error: unknown) => end({ kind: 'failed', error }),
    );
  });
}
