import type { Socket } from 'node:net';
import { type Bring, createBring, type Lane } from './lane.ts';
import type { LineTime } from './line-time.ts';
import type { Passage } from './passage.ts';

/** A connection under way. */
export type Carried = {
  /** From now on it goes so, also in the middle of a request. */
  readonly adopt: (passage: Passage) => void;
  readonly end: (how: Passage['end']) => void;
};

/** Which request has begun to arrive, or has begun to be answered: its first line, such as `POST /api/order HTTP/1.1`. */
export type Moment = { readonly line: string; readonly kind: 'asked' | 'answered' };

type Parts = {
  readonly client: Socket;
  readonly server: Socket;
  readonly lanes: { readonly up: Lane; readonly down: Lane };
  readonly time: LineTime;
  readonly passageOf: (line: string) => Passage;
  readonly hears: (moment: Moment) => void;
};

/** Of the first request of a connection: there, back and there again, since the server has to be knocked at first. */
const WAYS_TO_FIRST = 3;

type Left = { request: number; answer: number };

/** Carries one connection of HTTP/1.1, on which a browser asks one thing after the other. */
export function carry({ client, server, lanes, time, passageOf, hears }: Parts): Carried {
  let isOver = false;
  const up = createBring({ lane: lanes.up, time, write: writingTo(server) });
  const down = createBring({ lane: lanes.down, time, write: writingTo(client) });
  const course = createCourse({ passageOf, hears: (moment) => void (isOver || hears(moment)) });
  client.on('data', (said: Buffer) => {
    course.asks(said);
    void bring('request', up, said, course.passage().upPerSecond);
  });
  server.on('data', (said: Buffer) => {
    course.answers();
    void bring('answer', down, said, course.passage().downPerSecond);
  });
  client.on('close', () => server.destroySoon());
  server.on('close', () => {
    if (!isOver) void down(Buffer.alloc(0), { ...course.passage(), perSecond: Number.POSITIVE_INFINITY }).then(leave);
  });
  for (const socket of [client, server]) socket.on('error', () => undefined); // what ends, closes: nothing else matters here
  return { adopt: course.adopt, end };

  async function bring(side: keyof Left, way: Bring, said: Buffer, perSecond: number): Promise<void> {
    if (isOver) return;
    const { through, delayMs, isCut, how } = course.take(side, said);
    if (through.length > 0) await way(through, { delayMs, perSecond });
    if (isCut) end(how);
  }

  function end(how: Passage['end']): void {
    if (isOver) return;
    isOver = true;
    server.destroySoon();
    if (how === 'reset') client.resetAndDestroy();
    if (how === 'closed') client.destroySoon();
  }

  function leave(): void {
    isOver = true;
    client.destroySoon();
  }
}

function writingTo(socket: Socket): (piece: Buffer) => void {
  return (piece) => void (socket.destroyed || socket.write(piece));
}

/** What is asked on a connection, and how much of it still gets through. */
function createCourse({ passageOf, hears }: Pick<Parts, 'passageOf' | 'hears'>) {
  let passage = passageOf('');
  let left: Left = { ...passage };
  let line = '';
  let isNew = true;
  let isAnswered = false;

  return {
    passage: () => passage,
    adopt,
    asks(said: Buffer): void {
      const first = lineIn(said);
      if (first === null) return;
      line = first;
      isAnswered = false;
      adopt(passageOf(first));
      hears({ line, kind: 'asked' });
    },
    answers(): void {
      if (!isAnswered) hears({ line, kind: 'answered' });
      isAnswered = true;
    },
    /** What of it gets through, how late, and whether and how the connection ends with it. */
    take(side: keyof Left, said: Buffer) {
      const through = said.subarray(0, left[side]);
      left[side] -= through.length;
      const delayMs = passage.delayMs * (isNew ? WAYS_TO_FIRST : 1);
      isNew = false;
      return { through, delayMs, isCut: left[side] <= 0, how: passage.end };
    },
  };

  function adopt(next: Passage): void {
    passage = next;
    left = { ...next };
  }
}

/** The first line of a request, where one begins: a browser says its head at once, and what it says after is no head. */
function lineIn(said: Buffer): string | null {
  return (
    /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) \S+ HTTP\/1\.1(?=\r\n)/.exec(
      said.toString('latin1', 0, LONGEST_LINE),
    )?.[0] ?? null
  );
}

const LONGEST_LINE = 8_192;
