// The sheet of paper: collects definitions and drawing, hands out short ids.

import { type Box, grown, num, overlap, randomFrom } from './geometry.ts';

export type Sheet = {
  readonly random: () => number;
  /** What the picture shows; motifs outside are not written. */
  readonly view: Box;
  /** Close views carry texture that would turn to noise in a small picture. */
  readonly close: boolean;
  /** Width of one pixel of a 720 wide picture, in drawing units: lines keep their weight in close views. */
  readonly pixel: number;
  /** Scale of prints: the folded length is seen from nearer than the garment. */
  readonly grain: number;
  /** Adds a definition once per key and returns its id; `%` in the text stands for the id. */
  readonly define: (key: string, text: string) => string;
  /** Adds a definition of its own. */
  readonly defineNew: (text: string) => string;
  readonly definitions: () => string;
};

export const openSheet = (seed: number, view: Box, close: boolean, grain = 1): Sheet => {
  const ids = new Map<string, string>();
  const texts: string[] = [];
  const add = (text: string): string => {
    const id = `z${texts.length.toString(36)}`;
    texts.push(text.replaceAll('%', id));
    return id;
  };
  return {
    random: randomFrom(seed),
    view,
    close,
    grain,
    pixel: view.width / 720,
    define: (key, text) => {
      const known = ids.get(key);
      if (known !== undefined) return known;
      const id = add(text);
      ids.set(key, id);
      return id;
    },
    defineNew: add,
    definitions: () => `<defs>${texts.join('')}</defs>`,
  };
};

/** Between low and high. */
export const vary = (sheet: Sheet, low: number, high: number): number => low + (high - low) * sheet.random();

/** A shadow is moved after it is blurred, so its region must reach that much further. */
const MOVED = 40;

/**
 * A blur over exactly the box it needs: renderers pay for every pixel of the filter region. Where all that is blurred
 * has one colour, naming it saves them three of four channels.
 */
export const blur = (sheet: Sheet, deviation: number, whole: Box, colour?: string): string => {
  const box = overlap(whole, grown(sheet.view, 3 * deviation + MOVED));
  return sheet.defineNew(
    `<filter id="%" filterUnits="userSpaceOnUse" x="${num(box.x, 0)}" y="${num(box.y, 0)}" width="${num(box.width, 0)}" ` +
      `height="${num(box.height, 0)}" color-interpolation-filters="sRGB">${softened(num(deviation), colour)}</filter>`,
  );
};

const softened = (deviation: string, colour: string | undefined): string =>
  colour === undefined
    ? `<feGaussianBlur stdDeviation="${deviation}"/>`
    : `<feGaussianBlur in="SourceAlpha" stdDeviation="${deviation}" result="soft"/><feFlood flood-color="${colour}"/><feComposite in2="soft" operator="in"/>`;

export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stopText = ([offset, colour, opacity]: Stop): string =>
  `<stop offset="${num(offset, 2)}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${num(opacity, 2)}"`}/>`;

type Place = readonly [x: number, y: number];

/** A fill that runs from one place to another. */
export const linear = (sheet: Sheet, [from, to]: readonly [Place, Place], stops: readonly Stop[]): string => {
  const id = sheet.defineNew(
    `<linearGradient id="%" gradientUnits="userSpaceOnUse" x1="${num(from[0])}" y1="${num(from[1])}" x2="${num(to[0])}" ` +
      `y2="${num(to[1])}">${stops.map(stopText).join('')}</linearGradient>`,
  );
  return `url(#${id})`;
};

type Circle = { readonly x: number; readonly y: number; readonly r: number };

/** A fill that runs from the middle of a circle to its rim. */
export const radial = (sheet: Sheet, { x, y, r }: Circle, stops: readonly Stop[]): string => {
  const id = sheet.defineNew(
    `<radialGradient id="%" gradientUnits="userSpaceOnUse" cx="${num(x)}" cy="${num(y)}" r="${num(r)}">${stops.map(stopText).join('')}</radialGradient>`,
  );
  return `url(#${id})`;
};
