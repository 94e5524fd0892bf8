import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../files/source-files.ts';
import { type Finding, findingOf } from './finding.ts';

/** A file of the source by its path and text. */
export type Source = { readonly path: string; readonly text: string };

const MESSAGES = 'viewmodels/messages/';
const KEY = /^ {2}(?:'([^']+)'|(\w+)):/gm;
const NAMESPACE = /export const (\w+) = defineMessages\('([^']+)', \{$(.*)^\}\);/ms;

/**
 * Texts that nobody shows, and namespaces that no language has. A key counts as used where a file that imports its namespace
 * names it; the types see to it that each language has exactly the keys of English.
 */
export const messageProblems = (sources: readonly Source[]): readonly string[] => {
  const shares = sources.find(({ path }) => path.endsWith(`${MESSAGES}languages/shares.ts`))?.text ?? '';
  const users = sources.filter(({ path }) => !path.includes(MESSAGES));
  return sources.flatMap(({ path, text }) => {
    const [, name = '', , body = ''] = NAMESPACE.exec(text) ?? [];
    if (!path.includes(MESSAGES) || name === '') return [];
    const readers = users
      .filter((each) => each.text.includes(name) || readsWholeParts(each.text))
      .map(({ text: t }) => t);
    const unused = keysOf(body).filter((key) => !readers.some((reader) => names(reader, key)));
    return [
      ...(path.endsWith('/en.ts')
        ? americanisms(text).map((written) => `${path}: not the English of the house: ${written}`)
        : []),
      ...(shares.includes(`typeof ${name}`) ? [] : [`${path}: no language has the namespace ${name} (see shares.ts)`]),
      ...unused.map((key) => `${path}: nobody shows the text "${key}"`),
    ];
  });
};

/** As the United States spell it; the house writes the English of India. */
const AMERICAN = /\b(?:[Cc]ancel(?:ed|ing)|[Cc]olors?|[Cc]enters?|[Gg]ray|[Ff]avorites?|[Jj]ewelry|[Zz]ip codes?)\b/;
/** A text in quotes that is no key. */
const TEXT = /'(?:[^'\\\n]|\\.)*'(?!:)|"(?:[^"\\\n]|\\.)*"(?!:)|`(?:[^`\\]|\\.)*`/g;
/** Messages of the specification. What the United States spell otherwise stands in messages/american.ts. */
const KEPT = /Your order has been canceled\./;

const americanisms = (source: string): readonly string[] =>
  [...source.matchAll(TEXT)].map(([text]) => text).filter((text) => AMERICAN.test(text) && !KEPT.test(text));

/** Texts may be handed on to a function that names them, typed by their namespace. */
const readsWholeParts = (text: string): boolean => /Texts\b/.test(text);

const keysOf = (body: string): readonly string[] =>
  [...body.matchAll(KEY)].map(([, quoted, plain]) => quoted ?? plain ?? '');

const names = (text: string, key: string): boolean => new RegExp(`\\b${key.replaceAll('-', '\\-')}\\b`).test(text);

/** Checks the catalogs of the shop's messages. */
export const checkMessages = async (root: string): Promise<Finding> => {
  const folder = join(root, 'src');
  const paths = (await filesBelow(folder, /[.]tsx?$/)).filter((path) => !path.includes('.test.'));
  const sources = await Promise.all(
    paths.map(async (path) => ({ path, text: await readFile(join(folder, path), 'utf8') })),
  );
  return findingOf(messageProblems(sources));
};
