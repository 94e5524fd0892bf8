/** How a request and its answer get through a line. */
export type Passage = {
  /** Bytes of the request that get through, and of its answer; when they have, the connection ends as `end` says. */
  readonly request: number;
  readonly answer: number;
  /** `silent`: it stays open, and nothing goes through any more; nobody is told. */
  readonly end: 'closed' | 'reset' | 'silent';
  /** From one end of the line to the other, each way. */
  readonly delayMs: number;
  /** Of the whole line, each way; all connections share it. */
  readonly upPerSecond: number;
  readonly downPerSecond: number;
};

/** Everything gets through at once. */
export const passes: Passage = {
  request: Number.POSITIVE_INFINITY,
  answer: Number.POSITIVE_INFINITY,
  end: 'closed',
  delayMs: 0,
  upPerSecond: Number.POSITIVE_INFINITY,
  downPerSecond: Number.POSITIVE_INFINITY,
};

/** Somebody answers the knock, and then nobody says anything: a connection that is open at one end alone. */
export const drops: Passage = { ...passes, request: 0, end: 'silent' };

/** Ended with a reset as soon as something is asked. */
export const resets: Passage = { ...passes, request: 0, end: 'reset' };

/** The request arrives whole and is done; what the server says of it goes nowhere. */
export function losesAnswer(end: Passage['end']): Passage {
  return { ...passes, answer: 0, end };
}

export function cutsRequest(afterBytes: number): Passage {
  return { ...passes, request: afterBytes };
}

export function cutsAnswer(afterBytes: number): Passage {
  return { ...passes, answer: afterBytes };
}

export function delays(delayMs: number): Passage {
  return { ...passes, delayMs };
}

export function narrows(bytesPerSecond: number): Passage {
  return { ...passes, upPerSecond: bytesPerSecond, downPerSecond: bytesPerSecond };
}
