import { MEASURES, OLD, OR, SAID, SIZE } from './size-words.ts';
import { wordsOf } from './words.ts';

/** A size that the catalog has. */
export type Size = { readonly id: number; readonly label: string };

/** The sizes that a text names, and the text without them. */
export type ReadSizes<S extends Size> = {
  readonly sizes: readonly S[];
  /** Words that were taken for sizes by their looks alone: names may hold them, too. */
  readonly looks: readonly string[];
  readonly rest: string;
};

const MOST_TOKENS = 3;

/**
 * Reads sizes of the catalog, as in "size xl", "36 inch", "for a 6 year old" and "kurta XL". A number is one beside the word
 * size or a measure alone, since names and article numbers hold numbers. A letter is one beside the word size; else where
 * it stands free in capitals that the rest of the text is not in, or at the end: other letters are of "women s" or "t shirt".
 */
export function readSizes<S extends Size>(text: string, known: readonly S[]): ReadSizes<S> {
  const tokens = tokensOf(text);
  const reader = { tokens, known: known.map((size) => ({ size, ...partsOf(size.label) })), text };
  const found: Named<S>[] = [];
  let rest = '';
  let kept = 0;
  for (let at = 0; at < tokens.length; ) {
    const named = namedAt(reader, at);
    const [first, last] = [tokens[at], tokens[(named?.next ?? 0) - 1]];
    if (named && first && last) {
      found.push(named);
      rest += `${text.slice(kept, first.from)} `;
      kept = last.to;
    }
    at = named?.next ?? at + 1;
  }
  const sizes = found.flatMap((each) => each.sizes);
  return { sizes: [...new Set(sizes)], looks: found.flatMap(({ looks = [] }) => looks), rest: rest + text.slice(kept) };
}

type Token = { readonly word: string; readonly raw: string; readonly from: number; readonly to: number };
type Parts = { readonly words: string; readonly numbers: readonly number[]; readonly letters: readonly string[] };
type Reader<S> = {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly known: readonly (Parts & { readonly size: S })[];
};
/** `next` is the token after it. */
type Named<S> = { readonly sizes: readonly S[]; readonly next: number; readonly looks?: readonly string[] };

function namedAt<S>(reader: Reader<S>, at: number): Named<S> | null {
  return besideSize(reader, at) ?? measuredAt(reader, at) ?? looksAt(reader, at);
}

/** "size M", "size 38 or 40", "XL size". */
function besideSize<S>(reader: Reader<S>, at: number): Named<S> | null {
  if (SIZE.has(wordAt(reader, at))) return listAt(reader, at + 1);
  const named = labelAt(reader, at) ?? saidAt(reader, at);
  return named && SIZE.has(wordAt(reader, named.next)) ? { ...named, next: named.next + 1 } : null;
}

function listAt<S>(reader: Reader<S>, at: number): Named<S> | null {
  const first = labelAt(reader, at) ?? saidAt(reader, at);
  if (first === null) return null;
  const next = OR.has(wordAt(reader, first.next)) ? first.next + 1 : first.next;
  if (next === first.next && !isListed(reader, next)) return first;
  const more = listAt(reader, next);
  return more ? { sizes: [...first.sizes, ...more.sizes], next: more.next } : first;
}

function isListed({ text, tokens }: Reader<unknown>, at: number): boolean {
  return /^\s*[,/&+–-]\s*$/.test(text.slice(tokens[at - 1]?.to, tokens[at]?.from));
}

/** A label as it is written, the longest first. */
function labelAt<S>(reader: Reader<S>, at: number): Named<S> | null {
  for (let next = Math.min(at + MOST_TOKENS, reader.tokens.length); next > at; next -= 1) {
    const said = reader.tokens.slice(at, next).map(({ word }) => word);
    const sizes = sizesOf(reader, ({ words }) => words === said.join(' '));
    if (sizes.length > 0) return { sizes, next };
  }
  return null;
}

/** What is a size only beside the word: "large", and a number that a label has alone or between its two. */
function saidAt<S>(reader: Reader<S>, at: number): Named<S> | null {
  const two = `${wordAt(reader, at)} ${wordAt(reader, at + 1)}`;
  const letters = SAID[two] ?? SAID[wordAt(reader, at)];
  const number = numberAt(reader, at);
  if (letters === undefined && number === null) return null;
  const named = sizesOf(reader, ({ words, numbers }) => words === letters || isAlone(numbers, number));
  const sizes = named.length > 0 ? named : sizesOf(reader, ({ numbers }) => isWithin(numbers, number));
  return sizes.length === 0 ? null : { sizes, next: at + (SAID[two] === undefined ? 1 : 2) };
}

/** "36 inch", "waist 36", "6 years old", "6-7 years". */
function measuredAt<S>(reader: Reader<S>, at: number): Named<S> | null {
  for (const { before, after, label } of MEASURES) {
    const isTold = before.has(wordAt(reader, at));
    const first = isTold ? at + 1 : at;
    const isRange = numberAt(reader, first + 1) !== null && isListed(reader, first + 1);
    const last = isRange ? first + 1 : first;
    const isAfter = after.has(wordAt(reader, last + 1));
    if (numberAt(reader, first) === null || !(isTold || isAfter)) continue;
    const ends = [numberAt(reader, first), numberAt(reader, last)];
    const sizes = sizesOf(
      reader,
      ({ numbers, letters }) => letters.every((word) => label.has(word)) && ends.some((end) => isWithin(numbers, end)),
    );
    const next = isAfter ? last + 2 : last + 1;
    if (sizes.length > 0) return { sizes, next: OLD.has(wordAt(reader, next)) ? next + 1 : next };
  }
  return null;
}

function looksAt<S>(reader: Reader<S>, at: number): Named<S> | null {
  const named = labelAt(reader, at);
  const token = reader.tokens[at];
  if (named === null || token === undefined) return null;
  const isOne = named.next === at + 1;
  if (isOne && (numberAt(reader, at) !== null || (token.word.length === 1 && !isSizeLetter(reader, at, token))))
    return null;
  return { ...named, looks: isOne ? [token.word] : [] };
}

function isSizeLetter({ text, tokens }: Reader<unknown>, at: number, { raw, from, to }: Token): boolean {
  const isFree = /(^|\s)$/.test(text.slice(0, from)) && /^(\s|$)/.test(text.slice(to));
  const stands = raw !== raw.toLowerCase() && text !== text.toUpperCase();
  return isFree && tokens.length > 1 && (stands || at === tokens.length - 1);
}

function sizesOf<S>({ known }: Reader<S>, test: (parts: Parts) => boolean): readonly S[] {
  return known.filter(test).map(({ size }) => size);
}

function isAlone(numbers: readonly number[], wanted: number | null): boolean {
  return numbers.length === 1 && numbers[0] === wanted;
}

function isWithin([least, most = least]: readonly number[], wanted: number | null): boolean {
  return wanted !== null && least !== undefined && most !== undefined && least <= wanted && wanted <= most;
}

function wordAt({ tokens }: Reader<unknown>, at: number): string {
  return tokens[at]?.word ?? '';
}

function numberAt(reader: Reader<unknown>, at: number): number | null {
  return /^\d{1,4}$/.test(wordAt(reader, at)) ? Number(wordAt(reader, at)) : null;
}

const TOKEN = /[\p{L}\p{M}]+|\p{N}+|["″]/gu;

function tokensOf(text: string): readonly Token[] {
  return Array.from(text.matchAll(TOKEN), ({ 0: raw, index }) => ({
    word: wordsOf(raw)[0] ?? raw,
    raw,
    from: index,
    to: index + raw.length,
  }));
}

function partsOf(label: string): Parts {
  const all = tokensOf(label).map(({ word }) => word);
  return {
    words: all.join(' '),
    numbers: all.filter((word) => /^\d{1,4}$/.test(word)).map(Number),
    letters: all.filter((word) => !/^\d+$/.test(word)),
  };
}
