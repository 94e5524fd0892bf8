import { Worker } from 'node:worker_threads';
import type { Frame } from '#reference-api/pictures/frame.ts';
import type { PictureOrder } from '#reference-api/pictures/picture.ts';
import { Unavailable } from '#reference-api/process/unavailable.ts';
import type { DrawingJob, DrawingReply } from './drawing-thread.ts';

/** SVG text of an order in a frame. Rejects with Unavailable when the limit is over first. */
export type Draw = (order: PictureOrder, frame: Frame, limit?: AbortSignal) => Promise<string>;

type Waiting = { readonly resolve: (svg: string) => void; readonly reject: (reason: Error) => void };

/**
 * Draws in a thread of its own: a saree takes some 10 ms of plain computing, and a page of 24 of them would keep every
 * other request waiting. The thread starts with the first picture and does not keep the process alive; one that dies, or
 * takes too long and is ended, fails the pictures it had in hand, and the next picture starts another.
 */
export function createDrawing(): Draw {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | null = null;
  let last = 0;

  const settle = (reply: DrawingReply): void => {
    const job = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('svg' in reply) job?.resolve(reply.svg);
    else job?.reject(new Error(reply.reason));
  };
  const lose = (reason: Error): void => {
    thread = null;
    for (const job of waiting.values()) job.reject(reason);
    waiting.clear();
  };
  const start = (): Worker => {
    const started = new Worker(new URL('./drawing-thread.ts', import.meta.url));
    started.on('message', settle);
    started.once('error', lose);
    started.unref();
    return started;
  };

  /** A drawing cannot be stopped from outside: its thread is. */
  const giveUp = (id: number): void => {
    if (!waiting.has(id)) return;
    void thread?.terminate();
    lose(new Unavailable('It takes too long.'));
  };

  return (order, frame, limit) =>
    new Promise((resolve, reject) => {
      last += 1;
      const id = last;
      waiting.set(id, { resolve, reject });
      limit?.addEventListener('abort', () => giveUp(id), { once: true });
      thread ??= start();
      thread.postMessage({ id, order, frame } satisfies DrawingJob);
    });
}
