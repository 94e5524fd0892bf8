import {
  cutsAnswer,
  cutsRequest,
  delays,
  drops,
  losesAnswer,
  narrows,
  type Passage,
  resets,
} from '../../network/passage.ts';
import type { Random } from '../shared/random.ts';

/** How a network goes wrong: what it is called, and how much of it there may be. */
const ways = {
  'nowhere, and nobody says so': () => drops,
  'as far as a reset': () => resets,
  'there, and the answer nowhere': () => losesAnswer('closed'),
  'there, and the answer into a reset': () => losesAnswer('reset'),
  'there, and nobody says what became of it': () => losesAnswer('silent'),
  'only in part': (share: number) => cutsRequest(MOST_REQUEST_BYTES * share),
  'there, and half an answer back': (share: number) => cutsAnswer(1 + MOST_ANSWER_BYTES * share),
  'there late': (share: number) => delays(LEAST_DELAY_MS + MOST_DELAY_MS * share),
  'through a straw': (share: number) => narrows(LEAST_PER_SECOND + MOST_PER_SECOND * share),
} satisfies Readonly<Record<string, (share: number) => Passage>>;

const MOST_REQUEST_BYTES = 2_000; // its head has about 700
const MOST_ANSWER_BYTES = 700;
const LEAST_DELAY_MS = 50;
const MOST_DELAY_MS = 900;
const LEAST_PER_SECOND = 4_000;
const MOST_PER_SECOND = 60_000;

/** A way, and how much of it: from 0 to 1. */
export type Wrong = { readonly way: keyof typeof ways; readonly share: number };

export function wrongIn(random: Random): Wrong {
  return { way: random.pick(Object.keys(ways) as (keyof typeof ways)[]), share: random.next() };
}

export function passageOf({ way, share }: Wrong): Passage {
  const { request, answer, ...others } = ways[way](share);
  return { ...others, request: Math.round(request), answer: Math.round(answer) };
}
