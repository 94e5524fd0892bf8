// The other end of drawing.ts: draws what it is told, one picture after the other.

import { parentPort } from 'node:worker_threads';
import { drawPicture, type PictureOrder } from '#api/demo/pictures/picture.ts';
import type { Frame } from '#api/media/sizes.ts';

export type DrawingJob = { readonly id: number; readonly order: PictureOrder; readonly frame: Frame };
export type DrawingReply =
  | { readonly id: number; readonly svg: string }
  | { readonly id: number; readonly reason: string };

const answer = ({ id, order, frame }: DrawingJob): DrawingReply => {
  try {
    return { id, svg: drawPicture(order, frame) };
  } catch (error) {
    return { id, reason: error instanceof Error ? error.message : 'The picture could not be drawn.' };
  }
};

parentPort?.on('message', (job: DrawingJob) => parentPort?.postMessage(answer(job)));
