import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A change to a file of the project that a proof makes in a copy of it. */
export type CodeChange = {
  /** From the root of the project. */
  readonly file: string;
  /** Stands once in the file. */
  readonly from: string;
  readonly to: string;
};

/** Does something while the change stands in the copy. Rejects where what it replaces does not stand once in its file. */
export async function withChange<T>(folder: string, change: CodeChange, use: () => Promise<T>): Promise<T> {
  const { file, from, to } = change;
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  if (!standsOnce(from, text)) throw new RangeError(strayed(change));
  await writeFile(
    path,
    text.replace(from, () => to),
  );
  try {
    return await use();
  } finally {
    await writeFile(path, text);
  }
}

/** Those of the changes that could not be made, since what they replace does not stand once in its file. */
export async function strayChanges<T extends CodeChange>(root: string, changes: readonly T[]): Promise<readonly T[]> {
  const files = [...new Set(changes.map(({ file }) => file))];
  const read = async (file: string) => [file, await readFile(join(root, file), 'utf8').catch(() => '')] as const;
  const texts = new Map(await Promise.all(files.map(read)));
  return changes.filter(({ file, from }) => !standsOnce(from, texts.get(file) ?? ''));
}

/** What is said of such a change. */
export function strayed({ file, from }: CodeChange): string {
  return `"${from}" does not stand once in ${file}`;
}

function standsOnce(from: string, text: string): boolean {
  return text.split(from).length === 2;
}
