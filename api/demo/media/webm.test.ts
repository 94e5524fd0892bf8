import { expect, test } from 'vitest';
import { type FilmFrame, webmOf } from './webm.ts';

const frame = (at: number): FilmFrame => ({ at, vp8: new Uint8Array([at & 0xff, 7]) });
const scenes = [
  [frame(0), frame(100)],
  [frame(2_200), frame(2_300), frame(4_300)],
];
const film = webmOf({ width: 432, height: 654, duration: 4_400, scenes });

type Element = { readonly id: string; readonly at: number; readonly content: Uint8Array };

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const numberIn = (bytes: Uint8Array): number => Number.parseInt(hex(bytes), 16);

/** The elements that stand one after the other, read by the rule of EBML. */
function elementsIn(bytes: Uint8Array): readonly Element[] {
  const found: Element[] = [];
  for (let at = 0; at < bytes.length; ) {
    const idLength = Math.clz32(bytes[at] ?? 0) - 23;
    const sizeAt = at + idLength;
    const size = numberIn(bytes.subarray(sizeAt + 1, sizeAt + 8));
    const content = bytes.subarray(sizeAt + 8, sizeAt + 8 + size);
    found.push({ id: hex(bytes.subarray(at, sizeAt)), at, content });
    at = sizeAt + 8 + size;
  }
  return found;
}

const below = (elements: readonly Element[], ...ids: readonly string[]): readonly Element[] =>
  ids.reduce(
    (level, id) => level.filter((each) => each.id === id).flatMap(({ content }) => elementsIn(content)),
    elements,
  );
const CLUSTER = '1f43b675';
const SEGMENT = '18538067';
const all = elementsIn(film);

test('is a WebM file with one picture track of the size of the film', () => {
  expect(all.map(({ id }) => id)).toEqual(['1a45dfa3', SEGMENT]);
  const words = all.flatMap(({ content }) => elementsIn(content)).filter(({ id }) => id === '4282');
  expect(words.map(({ content }) => new TextDecoder().decode(content))).toEqual(['webm']);
  const video = below(all, SEGMENT, '1654ae6b', 'ae', 'e0');
  expect(video.map(({ id, content }) => [id, numberIn(content)])).toEqual([
    ['b0', 432],
    ['ba', 654],
  ]);
});

test('each frame stands in its scene, at its moment, with its own bytes', () => {
  const clusters = below(all, SEGMENT).filter(({ id }) => id === CLUSTER);
  const told = clusters.map(({ content }) => {
    const [start, ...blocks] = elementsIn(content);
    return [
      numberIn(start?.content ?? new Uint8Array()),
      ...blocks.map((block) => `${numberIn(block.content.subarray(1, 3))} ${hex(block.content.subarray(4))}`),
    ];
  });
  expect(told).toEqual([
    [0, '0 0007', '100 6407'],
    [2_200, '0 9807', '100 fc07', '2100 cc07'],
  ]);
});

test('the cues lead to the beginning of each scene', () => {
  const inside = below(all, SEGMENT);
  const points = below(all, SEGMENT, '1c53bb6b', 'bb');
  const times = points.filter(({ id }) => id === 'b3').map(({ content }) => numberIn(content));
  const places = below(points, 'b7')
    .filter(({ id }) => id === 'f1')
    .map(({ content }) => numberIn(content));
  expect(times).toEqual([0, 2_200]);
  expect(places).toEqual(inside.filter(({ id }) => id === CLUSTER).map(({ at }) => at));
});

test('a scene too long for the clock of a cluster is refused', () => {
  const long = [[frame(0), frame(40_000)]];
  expect(() => webmOf({ width: 1, height: 1, duration: 40_100, scenes: long })).toThrow(RangeError);
});
