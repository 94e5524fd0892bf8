import { Duplex } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';

const TERMINATE = 'X'.charCodeAt(0); // PostgreSQL's protocol: the client leaves

type Done = (error?: Error | null) => void;

/** A connection to the database in the thread, as `pg` expects of a socket: bytes there, bytes back. */
export class PgliteWire extends Duplex {
  readonly #port: MessagePort;
  #said: Done = () => undefined;

  constructor(port: MessagePort) {
    super();
    this.#port = port;
    port.on('message', (bytes: Uint8Array) => {
      this.push(bytes);
      this.#said();
    });
    port.once('close', () => this.destroy());
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  /** The thread keeps the process alive until it is closed; a connection has no say in it. */
  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(bytes: Buffer, _encoding: string, done: Done): void {
    this.#say(bytes, done);
  }

  override _writev(chunks: readonly { readonly chunk: Buffer }[], done: Done): void {
    this.#say(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  override _final(done: Done): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: Done): void {
    this.#port.close();
    done(error);
  }

  /** The database would take the client's leave for its own end. */
  #say(bytes: Buffer, done: Done): void {
    if (bytes[0] === TERMINATE) {
      done();
      return;
    }
    this.#said = done;
    const copy = new Uint8Array(bytes); // the writer uses its memory again
    this.#port.postMessage(copy, [copy.buffer]);
  }
}
