const HEADER = 12; // RIFF, size, WEBP
const CHUNK = 8; // name, size

/**
 * The VP8 frame of a lossy WebP: such a picture is one key frame of a film, in a box of its own. Throws RangeError where
 * there is none, as in a lossless WebP.
 */
export function frameOfWebp(webp: Uint8Array): Uint8Array {
  const view = new DataView(webp.buffer, webp.byteOffset, webp.byteLength);
  for (let at = HEADER; at + CHUNK <= webp.length; ) {
    const name = String.fromCharCode(...webp.subarray(at, at + 4));
    const size = view.getUint32(at + 4, true);
    if (name === 'VP8 ' && at + CHUNK + size <= webp.length) return webp.subarray(at + CHUNK, at + CHUNK + size);
    at += CHUNK + size + (size % 2); // chunks begin at even places
  }
  throw new RangeError('The picture holds no VP8 frame.');
}
