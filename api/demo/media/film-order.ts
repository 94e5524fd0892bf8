import type { PictureOrder } from '#api/demo/pictures/picture.ts';

/** What is seen of a picture: its middle and how wide it is, in parts of the picture; 1 is all of it. */
export type Look = { readonly x: number; readonly y: number; readonly width: number };

/** The eye moves over one picture. */
export type Shot = {
  readonly picture: PictureOrder;
  readonly from: Look;
  readonly to: Look;
  /** What is to be seen, for who does not see it; films have no sound. */
  readonly says: string;
};

export type FilmOrder = { readonly shots: readonly Shot[] };

/** When what is seen, milliseconds from the beginning of the film. */
type Moment = { readonly at: number; readonly look: Look };

export type Scene = {
  readonly shot: Shot;
  readonly start: number;
  readonly end: number;
  readonly moments: readonly Moment[];
};

const HOLD_MS = 500;
const MOVE_MS = 1_300;
const FRAME_MS = 100;
const REST_MS = 400;
const SHOT_MS = HOLD_MS + MOVE_MS + REST_MS;

/** Each shot holds, moves and rests: what stands still costs no frames. */
export function scenesOf({ shots }: FilmOrder): readonly Scene[] {
  return shots.map((shot, index) => {
    const start = index * SHOT_MS;
    const steps = Array.from({ length: MOVE_MS / FRAME_MS }, (_, step) => ({
      at: start + HOLD_MS + step * FRAME_MS,
      look: between(shot, eased((step + 1) / (MOVE_MS / FRAME_MS))),
    }));
    const end = start + SHOT_MS;
    return {
      shot,
      start,
      end,
      moments: [{ at: start, look: shot.from }, ...steps, { at: end - FRAME_MS, look: shot.to }],
    };
  });
}

/** Sets off and arrives softly; from 0 to 1. */
function eased(part: number): number {
  return part * part * (3 - 2 * part);
}

function between({ from, to }: Pick<Shot, 'from' | 'to'>, part: number): Look {
  const mixed = (one: number, other: number): number => one + (other - one) * part;
  return { x: mixed(from.x, to.x), y: mixed(from.y, to.y), width: mixed(from.width, to.width) };
}

/** WebVTT: what each scene shows, in words. */
export function captionsOf(order: FilmOrder): string {
  const cues = scenesOf(order).map(({ shot, start, end }) => `${timeOf(start)} --> ${timeOf(end)}\n${shot.says}\n`);
  return ['WEBVTT\n', ...cues].join('\n');
}

/** `00:02.200` */
function timeOf(milliseconds: number): string {
  const seconds = (milliseconds / 1_000).toFixed(3).padStart(6, '0');
  return `00:${seconds}`;
}
