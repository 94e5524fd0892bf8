// A WebM file of VP8 key frames. Sources: RFC 8794 (EBML), RFC 9559 (Matroska), the WebM container guidelines.

/** A frame that stands by itself, shown from a moment on; milliseconds from the beginning of the film. */
export type FilmFrame = { readonly at: number; readonly vp8: Uint8Array };

export type Film = {
  readonly width: number;
  readonly height: number;
  /** Milliseconds. */
  readonly duration: number;
  /** Scenes in their order, each with its frames in theirs; a player can jump to the beginning of each. */
  readonly scenes: readonly (readonly FilmFrame[])[];
};

type Bytes = Uint8Array<ArrayBuffer>;

const MILLISECOND = 1_000_000; // nanoseconds, the unit of the timestamp scale
const TRACK = 1;
const VIDEO = 1;
const KEY_FRAME = 0x80;

/** The bytes of the file. Throws RangeError for a scene of more than 32 s, which one cluster cannot time. */
export function webmOf({ width, height, duration, scenes }: Film): Bytes {
  const info = element(
    0x1549a966,
    element(0x2ad7b1, uint(MILLISECOND)),
    element(0x4489, float(duration)),
    element(0x4d80, text('zari')),
    element(0x5741, text('zari')),
  );
  const track = element(
    0xae,
    element(0xd7, uint(TRACK)),
    element(0x73c5, uint(TRACK)),
    element(0x9c, uint(0)), // no lacing
    element(0x83, uint(VIDEO)),
    element(0x86, text('V_VP8')),
    element(0xe0, element(0xb0, uint(width)), element(0xba, uint(height))),
  );
  const head = [info, element(0x1654ae6b, track)];
  const clusters = scenes.map(clusterOf);
  const starts = scenes.map((frames) => frames[0]?.at ?? 0);
  // All numbers are of one length, so that the size of the cues is known before the places they tell are.
  const cuesSize = cuesOf(starts.map((at) => ({ at, place: 0 }))).length;
  const first = lengthOf(head) + cuesSize;
  const places = clusters.map((_, index) => first + lengthOf(clusters.slice(0, index)));
  const cues = cuesOf(starts.map((at, index) => ({ at, place: places[index] ?? 0 })));
  return joined([headerOf(), element(0x18538067, ...head, cues, ...clusters)]);
}

function headerOf(): Bytes {
  return element(
    0x1a45dfa3,
    element(0x4286, uint(1)),
    element(0x42f7, uint(1)),
    element(0x42f2, uint(4)),
    element(0x42f3, uint(8)),
    element(0x4282, text('webm')),
    element(0x4287, uint(2)),
    element(0x4285, uint(2)),
  );
}

function clusterOf(frames: readonly FilmFrame[]): Bytes {
  const start = frames[0]?.at ?? 0;
  return element(0x1f43b675, element(0xe7, uint(start)), ...frames.map(({ at, vp8 }) => blockOf(at - start, vp8)));
}

const LONGEST_SCENE = 0x7fff;

function blockOf(at: number, vp8: Uint8Array): Bytes {
  if (at > LONGEST_SCENE) throw new RangeError(`A frame ${at} ms into a scene cannot be timed.`);
  return element(0xa3, new Uint8Array([0x80 | TRACK, at >> 8, at & 0xff, KEY_FRAME]), vp8);
}

/** `place` counts bytes from the beginning of what the segment holds. */
function cuesOf(cues: readonly { readonly at: number; readonly place: number }[]): Bytes {
  const points = cues.map(({ at, place }) =>
    element(0xbb, element(0xb3, uint(at)), element(0xb7, element(0xf7, uint(TRACK)), element(0xf1, uint(place)))),
  );
  return element(0x1c53bb6b, ...points);
}

/** Id, size in eight bytes, content. */
function element(id: number, ...content: readonly Uint8Array[]): Bytes {
  const size = new DataView(new ArrayBuffer(8));
  size.setBigUint64(0, BigInt(lengthOf(content)));
  size.setUint8(0, 0x01);
  return joined([idOf(id), new Uint8Array(size.buffer), ...content]);
}

/** The length of an id stands in its own first byte. */
function idOf(id: number): Bytes {
  const all = uint(id);
  return all.slice(all.findIndex((byte) => byte > 0));
}

/** Four bytes, the first one first. */
function uint(value: number): Bytes {
  const view = new DataView(new ArrayBuffer(4));
  view.setUint32(0, value);
  return new Uint8Array(view.buffer);
}

function float(value: number): Bytes {
  const view = new DataView(new ArrayBuffer(4));
  view.setFloat32(0, value);
  return new Uint8Array(view.buffer);
}

function text(letters: string): Bytes {
  return new TextEncoder().encode(letters);
}

function lengthOf(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}

function joined(parts: readonly Uint8Array[]): Bytes {
  const all = new Uint8Array(lengthOf(parts));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
