import { existsSync, readdirSync } from 'node:fs';
import { inEnglish, type Namespace } from './writing/messages.ts';

export type Text = readonly [path: string, text: string];

/** Every text below a value, its gaps filled with what is in no language. */
export function textsIn(value: unknown, path: string): readonly Text[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, filled(value as (...gaps: readonly unknown[]) => string)]];
  return Object.entries(value as object).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

/** A gap is for numbers or for words, which its text does not tell. */
function filled(text: (...gaps: readonly unknown[]) => string): string {
  try {
    return text(7, 7, 7);
  } catch {
    return text('7', '7', '7');
  }
}

/** The messages of each namespace by its name. */
export type Parts = Readonly<Record<string, object>>;

type Modules = Readonly<Record<string, Namespace<string, object>>>;

/** All that the shop says in English. */
export async function englishParts(): Promise<Parts> {
  const folders = readdirSync(import.meta.dirname).filter((name) => existsSync(`${import.meta.dirname}/${name}/en.ts`));
  const modules = await Promise.all(folders.map((name) => import(`./${name}/en.ts`) as Promise<Modules>));
  const parts = modules.flatMap((module) => Object.values(module)).filter((part) => 'english' in part);
  return Object.fromEntries(parts.map((part) => [part.name, inEnglish(part)]));
}
