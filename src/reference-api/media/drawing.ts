import { Worker } from 'node:worker_threads';
import type { Frame } from '#reference-api/pictures/frame.ts';
import type { PictureOrder } from '#reference-api/pictures/picture.ts';
import type { DrawingJob, DrawingReply } from './drawing-thread.ts';

/** SVG text of an order in a frame. */
export type Draw = (order: PictureOrder, frame: Frame) => Promise<string>;

type Waiting = { readonly resolve: (svg: string) => void; readonly reject: (reason: Error) => void };

/**
 * Draws in a thread of its own: a saree takes some 10 ms of plain computing, and a page of 24 of them would keep every
 * other request waiting. The thread starts with the first picture and does not keep the process alive; one that dies
 * fails the pictures it had in hand, and the next picture starts another.
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

  return (order, frame) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      thread ??= start();
      thread.postMessage({ id: last, order, frame } satisfies DrawingJob);
    });
}
