// Motifs, drawn about the origin, some 20 units tall.

import { range } from '#api/demo/pictures/drawing/geometry.ts';
import type { Sheet } from '#api/demo/pictures/drawing/sheet.ts';

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

/** Stepped as the loom draws it, leaning to one side. */
export const jamdaniFlower = motif(
  'jamdani',
  (colour, second) =>
    `<path d="M-1-12H1V-10H3V-8H5V-6H3V-4H1V-2H-1V-4H-3V-6H-5V-8H-3V-10H-1z" fill="${colour}"/>` +
    `<path d="M-1-2H1V10H-1zM1 2H4V0H7V3H5V5H1zM-1 5H-4V3H-7V6H-5V8H-1z" fill="${second}"/>` +
    `<path d="M17-1h2v2h-2zM-19-1h2v2h-2z" fill="${colour}"/>`,
);

/** Eight points in a ring, as cut in teak for resist printing. */
export const ajrakhStar = motif(
  'ajrakh',
  (colour, second) =>
    `<circle r="20" fill="none" stroke="${colour}" stroke-width="1.6"/><circle r="16.5" fill="none" stroke="${second}" stroke-width="2.6" stroke-dasharray="1.2 5.3" stroke-linecap="round"/>` +
    range(8)
      .map(
        (i) =>
          `<path d="M0-13.5 3.2-5 0-2-3.2-5z" fill="${i % 2 === 0 ? colour : second}" transform="rotate(${i * 45})"/>`,
      )
      .join('') +
    `<circle r="3" fill="${second}"/><path d="M22-22m-5 0 5-5 5 5-5 5z" fill="${colour}"/><path d="M22-24.5 24.5-22 22-19.5 19.5-22z" fill="${second}"/>`,
);

/** Satin stitch in four directions: the same silk shines two ways. */
export const phulkariFlower = motif(
  'phulkari',
  (colour, second) =>
    `<path d="M0-19 9-9.5 0 0-9-9.5zM0 19-9 9.5 0 0 9 9.5z" fill="${colour}"/><path d="M19 0 9.5 9 0 0 9.5-9zM-19 0-9.5-9 0 0-9.5 9z" fill="${second}"/>` +
    `<path d="M-4-14 4-5M-6.5-11.5 2-2M-2-17 7-8M4 14-4 5M6.5 11.5-2 2M2 17-7 8" stroke="${second}" stroke-width=".9" opacity=".8"/>` +
    `<path d="M14-4 5 4M11.5-6.5 2 2M17-2 8 7M-14 4-5-4M-11.5 6.5-2-2M-17 2-8-7" stroke="${colour}" stroke-width=".9" opacity=".8"/>`,
);

/** A flower with its own stem and leaves, drawn with a pen of bamboo. */
export const penFlower = motif(
  'penFlower',
  (colour, second) =>
    `<path d="M-3 38C-10 26 6 18 0 6" fill="none" stroke="${second}" stroke-width="1.8"/>` +
    `<path d="M-4 30C-16 30-22 22-23 13-13 14-6 20-4 30zM1 20C12 21 20 14 22 4 12 5 4 11 1 20z" fill="${second}"/><path d="M-5 29-18 17M2 19 17 8" stroke="${colour}" stroke-width=".8"/>` +
    range(7)
      .map(
        (i) =>
          `<path d="M0-4C-7-8-7-18 0-22 7-18 7-8 0-4z" fill="${colour}" stroke="${second}" stroke-width="1" transform="translate(0-8)rotate(${Math.round(i * 51.4)})"/>`,
      )
      .join('') +
    `<circle cy="-8" r="5" fill="${second}"/><circle cy="-8" r="2.6" fill="${colour}"/>` +
    `<path d="M8 36C16 38 22 34 26 28M18 35C20 39 24 41 28 40" fill="none" stroke="${second}" stroke-width="1.2"/><circle cx="27" cy="27" r="2.6" fill="${colour}"/><circle cx="29" cy="40" r="2" fill="${colour}"/>`,
);

/** Ribbon folded into petals and sewn down, a bead in the middle. */
export const gotaFlower = motif(
  'gotaFlower',
  (colour, second) =>
    range(8)
      .map(
        (i) =>
          `<path d="M0-5 5-12 0-20-5-12z" fill="${i % 2 === 0 ? colour : second}" stroke="#8d6a33" stroke-width=".6" transform="rotate(${i * 45})"/>`,
      )
      .join('') +
    `<circle r="4.4" fill="${second}" stroke="#8d6a33" stroke-width=".7"/>` +
    `<path d="M0 21V34M0 30C-7 29-9 24-9 20M0 30C7 29 9 24 9 20" fill="none" stroke="${colour}" stroke-width="1.6"/><path d="M-9 20l3-5 3 5-3 4zM9 20l-3-5-3 5 3 4z" fill="${colour}"/>`,
);

/** A heavy spray in gold wire: outline, filling, and beads along the stem. */
export const zardoziSpray = motif(
  'zardozi',
  (colour, second) =>
    `<path d="M0 36C-4 22 8 12 2-4" fill="none" stroke="${colour}" stroke-width="2.2"/>` +
    `<path d="M2-4C-10-6-16-16-12-28-6-24-3-22 1-32 6-22 9-24 16-28 19-16 13-6 2-4z" fill="${colour}"/><path d="M2-8C-5-10-7-16-6-20-2-17 0-16 1.5-22 4-16 6-17 10-20 11-15 8-10 2-8z" fill="${second}"/>` +
    `<path d="M-2 26C-14 28-22 20-23 10-13 9-5 15-2 26zM3 14C12 18 22 13 26 4 16 1 7 5 3 14z" fill="${colour}"/><path d="M-4 24C-12 23-17 18-19 13-12 13-7 17-4 24zM5 13C11 14 18 11 22 6 15 4 9 7 5 13z" fill="${second}"/>` +
    `<circle cx="-14" cy="-4" r="1.9" fill="${second}"/><circle cx="20" cy="-10" r="1.9" fill="${second}"/><circle cx="10" cy="30" r="1.9" fill="${second}"/><circle cx="-12" cy="36" r="1.9" fill="${second}"/>`,
);

/** A twisted wire star with four points round it. */
export const spangle = motif(
  'spangle',
  (colour, second) =>
    `<path d="M0-4.5 1-1 4.5 0 1 1 0 4.5-1 1-4.5 0-1-1z" fill="${second}"/><circle r="1.5" fill="${colour}"/><circle cx="-9" r="1.3" fill="${colour}"/><circle cx="9" r="1.3" fill="${colour}"/><circle cy="-9" r="1.3" fill="${colour}"/><circle cy="9" r="1.3" fill="${colour}"/>`,
);
