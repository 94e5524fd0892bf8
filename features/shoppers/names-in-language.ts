import { readdirSync } from 'node:fs';
import german from '#api/demo/collection/words/de-labels.json' with { type: 'json' };
import hindi from '#api/demo/collection/words/hi-labels.json' with { type: 'json' };
import { american } from '#viewmodels/messages/american.ts';
import type { Translated } from '#viewmodels/messages/languages.ts';
import { translations } from '#viewmodels/messages/translations.ts';
import { inEnglish, type Namespace } from '#viewmodels/messages/writing/messages.ts';
import { escaped } from './locator-of.ts';

/** Messages by the name of their part, or within one by their key. */
type Parts = Readonly<Record<string, object>>;

/** What an English name is called in a language, the likeliest first; itself last, since a merchant's names stay. */
export type Names = (english: string) => readonly string[];

/** A message in English and in another language; where it has gaps, what says them. */
type Pair = readonly [english: string, translated: string];

/** Stand for what fills the gaps; no message has such a sign. */
const GAPS = ['\u{e000}', '\u{e001}', '\u{e002}'];
const GAP = /[\u{e000}-\u{e002}]/gu;
/** A message with fewer letters of its own says nothing. */
const LEAST_LETTERS = 3;

/** What the merchant calls things, such as colours. */
const merchants: { readonly [language in Translated]?: Readonly<Record<string, string>> } = { hi: hindi, de: german };

/** Takes the names of a language from the catalogue of messages, and from the merchant's own. */
export async function loadNames(language: Translated): Promise<Names> {
  const { first, later } = translations[language];
  const told: Parts = { ...(await first()), ...(await later()) };
  const english = await englishParts();
  const messages = [english, american].flatMap((parts) => pairsOf(parts, told));
  const pairs = [...messages, ...Object.entries(merchants[language] ?? {})];
  const known = pairs.filter(([text]) => lettersOf(text) >= LEAST_LETTERS);
  const likeliest = known.toSorted(([one], [other]) => lettersOf(other) - lettersOf(one));
  return (name) => [...new Set([...likeliest.flatMap((pair) => nameBy(pair, name)), name])];
}

function lettersOf(text: string): number {
  return text.replace(GAP, '').length;
}

/** The messages that both have, from the same places. */
function pairsOf(english: unknown, told: unknown): readonly Pair[] {
  const [one, other] = [textOf(english), textOf(told)];
  if (one !== null && other !== null) return [[one, other]];
  if (typeof english !== 'object' || english === null || typeof told !== 'object' || told === null) return [];
  return Object.entries(english).flatMap(([key, inner]) => pairsOf(inner, (told as Parts)[key]));
}

function textOf(message: unknown): string | null {
  if (typeof message === 'string') return message;
  if (typeof message !== 'function') return null;
  try {
    return String(message(...GAPS));
  } catch {
    return null; // a gap for a number that is written in a way of its own
  }
}

/** The name in the other language, when the English message may say this one. */
function nameBy([english, translated]: Pair, name: string): readonly string[] {
  const gaps = english.match(GAP) ?? [];
  const pattern = english.split(GAP).map(escaped).join('(.+)');
  const said = new RegExp(`^${pattern}$`, 'u').exec(name);
  if (!said) return [];
  return [gaps.reduce((text, gap, at) => text.replaceAll(gap, said[at + 1] ?? ''), translated)];
}

const MESSAGES = 'src/viewmodels/messages';

/** All that the shop says in English. */
async function englishParts(): Promise<Parts> {
  const files = readdirSync(MESSAGES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('/en.ts'));
  const modules = await Promise.all(files.map((file) => import(`#viewmodels/messages/${file}`) as Promise<Modules>));
  const parts = modules.flatMap((module) => Object.values(module)).filter((part) => 'english' in part);
  return Object.fromEntries(parts.map((part) => [part.name, inEnglish(part)]));
}

type Modules = Readonly<Record<string, Namespace<string, object>>>;
