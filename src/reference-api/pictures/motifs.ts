// Motifs, drawn about the origin, some 20 units tall.

import { range } from './geometry.ts';
import type { Sheet } from './sheet.ts';

export type Motif = (sheet: Sheet, colour: string, second: string) => string;

const motif =
  (name: string, draw: (colour: string, second: string) => string): Motif =>
  (sheet, colour, second) =>
    sheet.define(`${name}${colour}${second}`, `<g id="%">${draw(colour, second)}</g>`);

export const paisley = motif(
  'paisley',
  (colour, second) =>
    `<path d="M0 11C-8 11-10 3-6-3-3-7 2-7 2-12 8-10 6-4 8 2 10 8 6 11 0 11zM0 8C4 8 6 5 5 2 4-1 3-3 3.5-6 2-3-2-3-4 0-6 4-4 8 0 8z" fill-rule="evenodd" fill="${colour}"/>` +
    `<path d="M0 6C-3 5-3 2-.5-1 2 2 3 5 0 6z" fill="${colour}"/><path d="M0 11V14M-3 13.5H3" stroke="${colour}" stroke-width="1.2"/><circle cy="3" r="1" fill="${second}"/>`,
);

export const sprig = motif(
  'sprig',
  (colour, second) =>
    `<path d="M0 10C.5 5 .2 2 0-2" stroke="${second}" stroke-width="1.1" fill="none"/>` +
    `<path d="M0 6C-5 6-6 2-6 0-3 0-1 3 0 6zM.2 4C4 4 5.5 1 5.5-1 2.5-1 .8 1 .2 4z" fill="${second}"/>` +
    `<path d="M0-2C-4-2-6-5-4-8-2.5-7-1-9 0-11 1-9 2.5-7 4-8 6-5 4-2 0-2z" fill="${colour}"/>`,
);

export const rosette = motif(
  'rosette',
  (colour, second) =>
    `${range(6)
      .map((i) => `<ellipse cy="-5" rx="2.6" ry="4.4" fill="${colour}" transform="rotate(${i * 60})"/>`)
      .join('')}<circle r="2.3" fill="${second}"/>`,
);

export const bud = motif(
  'bud',
  (colour, second) =>
    `<path d="M0 5C-4 2-3-3 0-6 3-3 4 2 0 5z" fill="${colour}"/><path d="M0 5C-1 7-3 8-5 7M0 5C1 7 3 8 5 7" stroke="${second}" fill="none"/>`,
);

export const lotus = motif(
  'lotus',
  (colour, second) =>
    `<path d="M0 7C-3 3-3-4 0-9 3-4 3 3 0 7z" fill="${colour}"/>` +
    `<path d="M-1 7C-6 5-8-1-6-6-3-3-2 2-1 7zM1 7C6 5 8-1 6-6 3-3 2 2 1 7z" fill="${second}"/>` +
    `<path d="M-2 8C-7 8-11 4-11 0-7 1-4 4-2 8zM2 8C7 8 11 4 11 0 7 1 4 4 2 8z" fill="${colour}"/>`,
);

/** A knot of tied dots with the single dots around it: one motif for a whole cell keeps the text short. */
export const tied = motif(
  'tied',
  (colour) =>
    `<g fill="none" stroke="${colour}" stroke-width="1.3">` +
    [
      [0, 0],
      [-5, 0],
      [5, 0],
      [0, -5],
      [0, 5],
      [-10, 0],
      [10, 0],
      [0, -10],
      [0, 10],
      [-5, -5],
      [5, -5],
      [-5, 5],
      [5, 5],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.5"/>`)
      .join('') +
    `</g><g fill="${colour}"><circle cx="26" r="1.9"/><circle cy="20" r="1.9"/><circle cx="13" cy="-20" r="1.4"/><circle cx="-13" cy="-20" r="1.4"/></g>`,
);

export const feathered = motif(
  'feathered',
  (colour, second) =>
    `<path d="M0-13 2-9 3-10 4-6 6-6 6-3 9-3 8 0 9 3 6 3 6 6 4 6 3 10 2 9 0 13-2 9-3 10-4 6-6 6-6 3-9 3-8 0-9-3-6-3-6-6-4-6-3-10-2-9z" fill="${colour}"/>` +
    `<path d="M0-6 1-4 3-3 3 0 3 3 1 4 0 6-1 4-3 3-3 0-3-3-1-4z" fill="${second}"/>`,
);

export const chikanFlower = motif(
  'chikan',
  (colour) =>
    `<g fill="${colour}" fill-opacity=".5" stroke="${colour}" stroke-width=".8">` +
    range(5)
      .map((i) => `<path d="M0-1.5C-3-3-3-7 0-8.5 3-7 3-3 0-1.5z" transform="rotate(${i * 72})"/>`)
      .join('') +
    '</g>' +
    `<circle r="1.4" fill="${colour}"/><path d="M3 7C6 11 4 15 0 17M1 15C4 14 6 15 7 18" stroke="${colour}" stroke-width=".9" fill="none"/>`,
);

/** Three to a unit: a border is hundreds of motifs, and every one costs text. */
export const diamonds = motif(
  'diamonds',
  (colour, second) =>
    `<path d="M0-10 6 0 0 10-6 0zM16-10 22 0 16 10 10 0zM-16-10-10 0-16 10-22 0z" fill="${colour}"/>` +
    `<path d="M0-5.5 3.2 0 0 5.5-3.2 0zM16-5.5 19.2 0 16 5.5 12.8 0zM-16-5.5-12.8 0-16 5.5-19.2 0z" fill="${second}"/>` +
    `<path d="M8-8 9.5-5 8-2 6.5-5zM8 2 9.5 5 8 8 6.5 5zM-8-8-6.5-5-8-2-9.5-5zM-8 2-6.5 5-8 8-9.5 5z" fill="${colour}" opacity=".7"/>`,
);
