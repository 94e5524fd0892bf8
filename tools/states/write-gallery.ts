import { writeFileSync } from 'node:fs';
import { COLLECTION_FILE } from './draw-collection.ts';

type Entry = { readonly name: string; readonly files: readonly string[] };

/** All states, or the few that the docs show. */
type Kind = 'all' | 'few';

const MADE = 'Made by `npm run screenshots`, on a phone (360 px) and on a wide screen (1280 px, drawn smaller)';
const HEADS: Readonly<Record<Kind, string>> = {
  all: `# Every screen in every state\n\n${MADE}.`,
  few: `# Every screen\n\n${MADE}: the start pages, and of each screen its first state. All states are then in \`reports/screens\`.`,
};

/** The start pages of the shop, and of each screen its first state. */
export function shownInDocs(names: readonly string[]): ReadonlySet<string> {
  const firsts = Map.groupBy(names, screenOf).values();
  return new Set([
    ...names.filter((name) => screenOf(name) === 'shop'),
    ...[...firsts].flatMap(([first = '']) => first),
  ]);
}

/** Writes the page that shows the pictures, a table for each screen. */
export function writeGallery(folder: string, entries: readonly Entry[], kind: Kind): void {
  writeFileSync(`${folder}/README.md`, galleryOf(entries, kind));
}

export function galleryOf(entries: readonly Entry[], kind: Kind): string {
  const groups = Map.groupBy(entries, ({ name }) => screenOf(name));
  const tables = [...groups].map(([screen, states]) => [`## ${titleOf(screen)}`, '', ...tableOf(states)].join('\n'));
  return `${HEADS[kind]}\n\n${COLLECTION}\n\n${tables.join('\n\n')}\n`;
}

const COLLECTION = `The whole demo collection on one sheet, drawn by \`npm run collection\`: [every product by kind and silhouette](${COLLECTION_FILE}).`;

function tableOf(states: readonly Entry[]): readonly string[] {
  return ['| State | Phone | Wide screen |', '|---|---|---|', ...states.map(rowOf)];
}

function rowOf({ name, files }: Entry): string {
  const [phone = '', wide = ''] = files;
  const state = titleOf(name.split('/')[1] ?? '');
  const picture = (file: string, width: number) => `<img src="${file}" alt="${state}" width="${width}" loading="lazy">`;
  return `| ${state} | ${picture(phone, 240)} | ${picture(wide, 480)} |`;
}

function screenOf(name: string): string {
  return name.split('/')[0] ?? '';
}

function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
