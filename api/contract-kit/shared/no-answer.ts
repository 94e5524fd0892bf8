/** The server said nothing at all: the network failed, or it took too long. */
export class NoAnswer extends Error {
  constructor(cause: unknown) {
    super('no answer', { cause });
  }
}
