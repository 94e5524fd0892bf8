import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const project = join(import.meta.dirname, '../..');
const screen = `
  import './base.css';
  import styles from './tag.module.css';
  import { renderToStaticMarkup } from 'react-dom/server';
  type Props = { readonly price: string };
  const Tag = ({ price }: Props) => <b className={styles.price}>{price satisfies string}</b>;
  console.log(renderToStaticMarkup(<Tag price="₹3,800" />));
`;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zari-screen-'));
  await symlink(join(project, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'base.css'), 'body { margin: 0 }');
  await writeFile(join(folder, 'tag.module.css'), '.price { color: red }');
});
afterAll(() => rm(folder, { recursive: true }));

const run = async (name: string, text: string) => {
  await writeFile(join(folder, name), text);
  const loader = join(project, 'features/support/load-tsx.ts');
  return promisify(execFile)(process.execPath, ['--import', loader, join(folder, name)]);
};

test('Node loads a component with its style sheets', async () => {
  const { stdout } = await run('tag.tsx', screen);
  expect(stdout).toBe('<b class="price">₹3,800</b>\n');
});

test('a component that does not compile names its file', async () => {
  await expect(run('broken.tsx', 'export const a = <b>;')).rejects.toThrow('broken.tsx');
});
