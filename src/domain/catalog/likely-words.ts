const LONGEST = 60; // of a text to search for
const ENDING = /\.\w{1,5}$/;

/** What a path that leads nowhere may have been about, to be searched for: `/women/a-red-saree.html` says `a red saree`. */
export function likelyWords(path: string | null): string {
  const [last = ''] = (path ?? '').split(/[?#]/)[0]?.split('/').filter(Boolean).slice(-1) ?? [];
  const words = readable(last)
    .replace(ENDING, '')
    .split(/[^\p{L}\p{M}]+/u);
  return words.filter(Boolean).join(' ').slice(0, LONGEST).trim();
}

/** An address may be written in any way, also in a wrong one. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part.replace(/%[0-9a-f]{0,2}/gi, ' ');
  }
}
