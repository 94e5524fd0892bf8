import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { areOfAnotherCommit } from './book/book-data.ts';
import { bookFiles } from './book/book-files.ts';
import { gatherBook, readResults } from './book/gather-book.ts';

/** Where the book is written, and what stands there as it is in the project. */
const OUT = 'dist-book';
const ASSETS = ['book.css', 'search.js'];
/** Pictures of every state, where somebody took them; else those that the documents show. */
const PICTURES = ['reports/screens', 'docs/screens'];

/** `npm run book`: writes what the shop promises, and how that is shown, as a site of its own. */
const root = process.cwd();
const found = await Promise.all(PICTURES.map(async (folder) => ({ folder, files: await picturesIn(folder) })));
const pictured = found.find(({ files }) => files.length > 0) ?? { folder: '', files: [] };
const data = await gatherBook(root, { pictures: pictured.files, results: await readResults(root) });
const files = bookFiles(data);
await rm(OUT, { recursive: true, force: true });
for (const [path, text] of files) {
  await mkdir(dirname(join(OUT, path)), { recursive: true });
  await writeFile(join(OUT, path), text);
}
for (const asset of ASSETS) await cp(join(root, 'tools/book', asset), join(OUT, asset));
for (const file of pictured.files) await cp(join(pictured.folder, file), join(OUT, 'screens', file));

console.log(`${files.size} files in ${OUT}; begin at ${OUT}/index.html`);
for (const { assembly, report } of data.runs)
  if (report === null) console.log(`no results of ${assembly}: npm test leaves them`);
if (data.units === null) console.log('no results of the unit tests: npm test leaves them');
if (areOfAnotherCommit(data.commits))
  console.log('The results are not surely of this commit; the book says so on every page.');

async function picturesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => /-\d+[.]webp$/.test(name)).toSorted();
}
