import type { FilterValue } from './search-query.ts';
import { wordsOf } from './words.ts';

/** What a text says about the price, as a filter of `price`, and the text without it; null when it says nothing. */
export type ReadPrice = { readonly price: FilterValue | null; readonly rest: string };

type Bound = 'lt' | 'lte' | 'gt' | 'gte';
type Phrases = Readonly<Record<Bound, readonly string[]>>;

/** What is said before an amount: in English and German. */
const BEFORE = phrases({
  lt: ['under', 'below', 'less than', 'cheaper than', 'lower than', 'unter', 'weniger als'],
  lte: [
    'up to',
    'upto',
    'within',
    'at most',
    'max',
    'maximum',
    'not more than',
    'no more than',
    'budget',
    'bis',
    'bis zu',
  ],
  gt: ['above', 'over', 'more than', 'greater than', 'higher than', 'über', 'mehr als'],
  gte: ['from', 'starting from', 'starting at', 'at least', 'min', 'minimum', 'ab'],
});

/** What is said after an amount: in Hindi, in both of its scripts, and in English. */
const AFTER = phrases({
  lt: [
    ...['se kam', 'se sasta', 'se saste', 'se sasti', 'ke andar', 'ke niche', 'ke neeche'],
    ...['से कम', 'से सस्ता', 'से सस्ते', 'से सस्ती', 'के अंदर', 'के अन्दर', 'के नीचे', 'के भीतर'],
  ],
  lte: ['tak', 'तक', 'or less', 'or below', 'or under', 'and below', 'and under'],
  gt: [
    ...['se zyada', 'se jyada', 'se upar', 'se uper', 'se adhik', 'ke upar'],
    ...['से ज़्यादा', 'से ज्यादा', 'से ऊपर', 'से अधिक', 'के ऊपर'],
  ],
  gte: ['or more', 'or above', 'and above', 'and up', 'onwards'],
});

const BETWEEN = ['between', 'zwischen', 'from', 'von'].map(wordsOf);
const AND = words('and to und bis aur se से और & - –');
/** After two amounts they say that a range was meant. */
const IN_BETWEEN = ['ke beech', 'ke bich', 'tak', 'के बीच', 'तक'].map(wordsOf);
/** Between two amounts these say so alone. */
const RANGE = words('to bis se से - –');
/** The least amount of a range that nothing but its middle tells: sizes and years of age are below. */
const LEAST_OF_RANGE = 100;

const OUR_SIGNS = words('₹ rs inr rupee rupees rupaye rupaiye rupay रुपये रुपए रुपया रु');
/** Amounts of these are no prices of this shop. */
const OTHER_SIGNS = words('$ € £ usd eur gbp dollar dollars euro euros pound pounds');
const THOUSAND = words('k thousand hazar hazaar hajar हज़ार हजार tausend');
const LAKH = words('lakh lakhs lac lacs लाख');
/** After a number they say that it is no amount of money. */
const MEASURES = words(
  'year years yr yrs month months saal साल cm inch inches meter metre metres day days % percent jahre',
);

/**
 * Reads phrases such as "under 5,000", "between 2000 and 4000", "5000 se kam" or "₹10k and above". Amounts are in the
 * currency of the shop, in major units; one in another currency, or of years or centimetres, is left in the text.
 */
export function readPrice(text: string): ReadPrice {
  const tokens = tokensOf(text);
  let price: FilterValue = {};
  let rest = '';
  let kept = 0;
  for (let at = 0; at < tokens.length; ) {
    const said = rangeAt(tokens, at) ?? boundBefore(tokens, at) ?? boundAfter(tokens, at);
    const [first, last] = [tokens[at], tokens[(said?.next ?? 0) - 1]];
    if (said && first && last) {
      price = { ...price, ...said.price };
      rest += `${text.slice(kept, first.from)} `;
      kept = last.to;
    }
    at = said?.next ?? at + 1;
  }
  return { price: kept === 0 ? null : price, rest: rest + text.slice(kept) };
}

type Token = { readonly text: string; readonly from: number; readonly to: number };
type Tokens = readonly Token[];
/** Something that was understood; `next` is the token after it. */
type Understood<T> = T & { readonly next: number };
type Said = Understood<{ readonly price: FilterValue }>;

function rangeAt(tokens: Tokens, start: number): Said | null {
  const lead = phraseAt(tokens, start, BETWEEN);
  const first = amountAt(tokens, lead ?? start);
  const middle = tokens[first?.next ?? tokens.length]?.text ?? '';
  const second = first && AND.has(middle) ? amountAt(tokens, first.next + 1) : null;
  if (!first || !second) return null;
  const trail = phraseAt(tokens, second.next, IN_BETWEEN);
  const isPlain = RANGE.has(middle) && Math.min(first.value, second.value) >= LEAST_OF_RANGE;
  if (lead === null && trail === null && !(isPlain && standsAlone(tokens, start))) return null;
  const [gte, lte] = [first.value, second.value].toSorted((one, other) => one - other);
  return gte === undefined || lte === undefined ? null : { price: { gte, lte }, next: trail ?? second.next };
}

/** Whether nothing is written close before a token, as in an article number. */
function standsAlone(tokens: Tokens, at: number): boolean {
  return at === 0 || tokens[at - 1]?.to !== tokens[at]?.from;
}

function boundBefore(tokens: Tokens, start: number): Said | null {
  const said = boundAt(tokens, start, BEFORE);
  const amount = said && amountAt(tokens, said.next);
  return said && amount ? { price: { [said.bound]: amount.value }, next: amount.next } : null;
}

function boundAfter(tokens: Tokens, start: number): Said | null {
  const amount = amountAt(tokens, start);
  const said = amount && boundAt(tokens, amount.next, AFTER);
  return said && amount ? { price: { [said.bound]: amount.value }, next: said.next } : null;
}

type BoundPhrase = { readonly bound: Bound; readonly phrase: readonly string[] };

/** The longest phrase that stands there. */
function boundAt(
  tokens: Tokens,
  at: number,
  all: readonly BoundPhrase[],
): Understood<{ readonly bound: Bound }> | null {
  const found = all.findLast(({ phrase }) => phraseAt(tokens, at, [phrase]) !== null);
  return found ? { bound: found.bound, next: at + found.phrase.length } : null;
}

/** The token after the first of the phrases that stands there; null when none does. */
function phraseAt(tokens: Tokens, at: number, all: readonly (readonly string[])[]): number | null {
  const found = all.find((phrase) => phrase.every((word, place) => tokens[at + place]?.text === word));
  return found ? at + found.length : null;
}

function amountAt(tokens: Tokens, start: number): Understood<{ readonly value: number }> | null {
  const textAt = (at: number) => tokens[at]?.text ?? '';
  const at = OUR_SIGNS.has(textAt(start)) ? start + 1 : start;
  const number = numberOf(textAt(at));
  if (number === null || OTHER_SIGNS.has(textAt(start - 1))) return null;
  const times = THOUSAND.has(textAt(at + 1)) ? 1_000 : LAKH.has(textAt(at + 1)) ? 100_000 : 1;
  let next = times === 1 ? at + 1 : at + 2;
  if (textAt(next) === '/-') next += 1;
  if (OUR_SIGNS.has(textAt(next))) next += 1;
  if (OTHER_SIGNS.has(textAt(next)) || MEASURES.has(textAt(next))) return null;
  return { value: number * times, next };
}

/** `5000`, `5,000`, `1,25,000`, `99.50`, and with points as German has them, `5.000`. */
function numberOf(text: string): number | null {
  if (text.length > LONGEST_NUMBER) return null;
  if (/^\d{1,3}(\.\d{3})+$/.test(text)) return Number(text.replaceAll('.', ''));
  return /^\d{1,3}(,\d{2,3})+(\.\d{1,2})?$|^\d+(\.\d{1,2})?$/.test(text) ? Number(text.replaceAll(',', '')) : null;
}

const LONGEST_NUMBER = 12;
const TOKEN = /[\p{L}\p{M}]+|\p{Nd}[\p{Nd}.,]*\p{Nd}|\p{Nd}|\/-|[^\s.,]/gu;

function tokensOf(text: string): Tokens {
  return Array.from(text.matchAll(TOKEN), ({ 0: found, index }) => ({
    text: wordOf(found),
    from: index,
    to: index + found.length,
  }));
}

/** Letters as words.ts has them, and the digits of Hindi and Arabic as those of English. */
function wordOf(found: string): string {
  if (/^\p{L}/u.test(found)) return wordsOf(found)[0] ?? found;
  return found.replace(/[٠-٩०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - (digit < '०' ? 0x660 : 0x966)));
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' ').map(wordOf));
}

function phrases(said: Phrases): readonly BoundPhrase[] {
  const bounds = Object.keys(said) as Bound[];
  const all = bounds.flatMap((bound) => said[bound].map((phrase) => ({ bound, phrase: wordsOf(phrase) })));
  return all.toSorted((one, other) => one.phrase.length - other.phrase.length);
}
