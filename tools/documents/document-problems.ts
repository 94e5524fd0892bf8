import { posix } from 'node:path';

export type Document = {
  /** From the root of the project. */
  readonly path: string;
  readonly text: string;
};

/** Every file of the project by its path from the root, and every document by its own. */
export type Project = { readonly files: readonly string[]; readonly documents: readonly Document[] };

/** What a reader takes in at a glance; more belongs below the table. */
const LONGEST_CELL = 160;
/** Files that only source has; others, such as built scripts, are named without lying here. */
const SOURCE_FILE = /^\w[\w@./-]*[.](?:tsx?|md|feature|cjs|ya?ml|svg)$/;
const FOLDER = /^(?:src|api|shared|features|tools|docs|public)(?:\/[\w@.-]+)*$/;

/** What a reader of the documents would stumble over: cells that are too wide, and links and paths that lead nowhere. */
export const documentProblems = (project: Project): readonly string[] =>
  project.documents.flatMap((document) => [
    ...wideCells(document),
    ...lostLinks(document, project),
    ...lostPaths(document, project),
  ]);

const wideCells = ({ path, text }: Document): readonly string[] =>
  linesOf(text).flatMap(({ line, number }) => {
    if (!line.startsWith('|')) return [];
    const widest = Math.max(...line.split(/(?<!\\)[|]/).map((cell) => cell.trim().length));
    return widest > LONGEST_CELL
      ? [`${path}:${number}: a cell has ${widest} characters, more than ${LONGEST_CELL}`]
      : [];
  });

const lostLinks = ({ path, text }: Document, project: Project): readonly string[] =>
  linesOf(text).flatMap(({ line, number }) => {
    const targets = [...line.matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)].map(
      ([, link, image]) => link ?? image ?? '',
    );
    return targets
      .filter((target) => !/^[a-z]+:/.test(target) && !leads(path, target, project))
      .map((target) => `${path}:${number}: ${target} leads nowhere`);
  });

const leads = (from: string, target: string, { files, documents }: Project): boolean => {
  const [file = '', anchor] = target.split('#');
  const path = file === '' ? from : posix.join(posix.dirname(from), file);
  if (anchor === undefined) return isThere(path, files);
  return documents.some((document) => document.path === path && anchorsOf(document).includes(anchor));
};

const anchorsOf = ({ text }: Document): readonly string[] =>
  linesOf(text).flatMap(({ line }) => {
    const heading = /^#+ (.+)$/.exec(line)?.[1];
    return heading === undefined
      ? []
      : [
          heading
            .toLowerCase()
            .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
            .replaceAll(' ', '-'),
        ];
  });

const lostPaths = ({ path, text }: Document, { files }: Project): readonly string[] =>
  linesOf(text).flatMap(({ line, number }) => {
    const named = [...line.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name.replace(/^(?:[.][.]\/)+|\/$/g, ''));
    return named
      .filter(
        (name) => (SOURCE_FILE.test(name) && !endsAny(name, files)) || (FOLDER.test(name) && !isThere(name, files)),
      )
      .map((name) => `${path}:${number}: there is no ${name}`);
  });

const isThere = (path: string, files: readonly string[]): boolean =>
  files.some((file) => file === path || file.startsWith(`${path}/`));

/** A file may be named by the end of its path: the search of an editor finds it. */
const endsAny = (name: string, files: readonly string[]): boolean =>
  files.some((file) => file === name || file.endsWith(`/${name}`));

/** The lines outside fenced blocks, counted from 1. */
const linesOf = (text: string): readonly { readonly line: string; readonly number: number }[] => {
  const lines = text.split('\n').map((line, at) => ({ line, number: at + 1 }));
  let isFenced = false;
  return lines.filter(({ line }) => {
    const isFence = line.trimStart().startsWith('```');
    if (isFence) isFenced = !isFenced;
    return !isFence && !isFenced;
  });
};
