import { writeFileSync } from 'node:fs';
import { COLLECTION_FILE } from './draw-collection.ts';

type Entry = { readonly name: string; readonly files: readonly string[] };

/** Writes the page that shows all pictures, a table for each screen. */
export function writeGallery(folder: string, entries: readonly Entry[]): void {
  writeFileSync(`${folder}/README.md`, galleryOf(entries));
}

export function galleryOf(entries: readonly Entry[]): string {
  const groups = Map.groupBy(entries, ({ name }) => name.split('/')[0] ?? '');
  const tables = [...groups].map(([screen, states]) => [`## ${titleOf(screen)}`, '', ...tableOf(states)].join('\n'));
  return `# Every screen in every state\n\nMade by \`npm run screenshots\`, on a phone (360 px) and on a wide screen (1280 px, drawn smaller).\n\n${COLLECTION}\n\n${tables.join('\n\n')}\n`;
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

function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
