import { Worker } from 'node:worker_threads';
import type { PictureOrder } from '#api/demo/pictures/picture.ts';
import type { Frame } from '#api/media/sizes.ts';
import { Unavailable } from '#api/process/unavailable.ts';
import type { DrawingJob, DrawingReply } from './drawing-thread.ts';

/** SVG text of an order in a frame. Rejects with Unavailable when the limit is over first. */
export type Draw = (order: PictureOrder, frame: Frame, limit?: AbortSignal) => Promise<string>;

type Waiting = {
  readonly job: DrawingJob;
  readonly resolve: (svg: string) => void;
  readonly reject: (reason: Error) => void;
};

/**
 * Draws in a thread of its own: a saree takes some 10 ms of plain computing, and a page of 24 of them would keep every
 * other request waiting. The thread starts with the first picture and does not keep the process alive. One that dies
 * fails the picture it was drawing, one that takes too long is ended; another thread goes on with the rest.
 */
export function createDrawing(script = new URL('./drawing-thread.ts', import.meta.url)): Draw {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | null = null;
  let next = 1;

  const settle = (reply: DrawingReply): void => {
    const job = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('svg' in reply) job?.resolve(reply.svg);
    else job?.reject(new Error(reply.reason));
  };
  const start = (): Worker =>
    startThread(script, settle, (ended, fault) => {
      const [drawn] = waiting.values(); // one after the other, as they came
      if (ended === thread) goOnWithout(drawn, fault);
    });
  const goOnWithout = (failed: Waiting | undefined, reason: Error): void => {
    if (failed) waiting.delete(failed.job.id);
    failed?.reject(reason);
    thread = waiting.size > 0 ? start() : null;
    for (const { job } of waiting.values()) thread?.postMessage(job);
  };

  /** A drawing cannot be stopped from outside: its thread is. */
  const giveUp = (id: number): void => {
    const late = waiting.get(id);
    if (!late) return;
    void thread?.terminate();
    goOnWithout(late, new Unavailable('It takes too long.'));
  };

  return (order, frame, limit) =>
    new Promise((resolve, reject) => {
      const job: DrawingJob = { id: next++, order, frame };
      waiting.set(job.id, { job, resolve, reject });
      limit?.addEventListener('abort', () => giveUp(job.id), { once: true });
      thread ??= start();
      thread.postMessage(job);
    });
}

function startThread(script: URL, hear: (reply: DrawingReply) => void, end: (thread: Worker, fault: Error) => void) {
  const started = new Worker(script);
  let fault = new Error('The thread that draws has ended.');
  started.on('message', hear);
  started.once('error', (reason) => {
    fault = reason;
  });
  // Only its end comes after all that it has answered; its fault may come before.
  started.once('exit', () => end(started, fault));
  started.unref();
  return started;
}
