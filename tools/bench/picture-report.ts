import type { PictureTimes } from './measure-pictures.ts';

/** A list of 24 seen for the first time is complete within this, on two processors. */
const MOST_FIRST_MS = 3_000;

type Session = {
  readonly command: string;
  readonly day: string;
  readonly machine: string;
  readonly times: readonly PictureTimes[];
};

export const isLate = ({ first }: PictureTimes): boolean => first > MOST_FIRST_MS;

/** The section of docs/benchmarks.md about pictures. */
export function pictureReport({ command, day, machine, times }: Session): string {
  const rows = times.map((each) => `| ${cellsOf(each).join(' | ')} |`);
  return [
    '# Pictures of a list',
    `\`${command}\` wrote this on ${day}: ${machine}.`,
    `A category page of 24 products is opened in Chromium by a new visitor and read to its end, in a shop that has just
been opened with a fresh data directory, so that every picture has to be drawn; then once more by another visitor.
Milliseconds from asking for the page until all 24 pictures are there. The first time may take ${MOST_FIRST_MS.toLocaleString('en')}.`,
    ['| Screen | First time | Second time | |', '|---|---|---|---|', ...rows].join('\n'),
  ].join('\n\n');
}

function cellsOf(times: PictureTimes): readonly string[] {
  const { width, density, first, second } = times;
  const ms = (value: number): string => Math.round(value).toLocaleString('en');
  return [`${width} px, density ${density}`, ms(first), ms(second), isLate(times) ? '**not kept**' : 'kept'];
}
