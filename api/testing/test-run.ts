import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { TestProject } from 'vitest/node';
import { keepCompiledCode } from '#api/database/keep-compiled-code.ts';
import { compiledFolder } from '#api/process/process-environment.ts';
import { createTestDatabase } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The database on the server that others are copied from; null where the tests run in memory. */
    readonly demoTemplate: { readonly server: string; readonly name: string } | null;
  }
}

/** What all the test files of a run share. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Read by every thread and process that begins from now on: what Node makes of a source is kept for the next.
  process.env['NODE_COMPILE_CACHE'] ??= compiledFolder;
  keepCompiledCode();
  const held = [await compiledPglite()];
  const template = await createTemplate();
  project.provide('demoTemplate', template.provided);
  return async () => {
    held.pop();
    await template.drop();
  };
}

/** As long as somebody holds it, every thread of this process gets it at once, instead of compiling it anew. */
async function compiledPglite(): Promise<WebAssembly.Module> {
  const { resolve } = createRequire(import.meta.url);
  return WebAssembly.compile(await readFile(resolve('@electric-sql/pglite/pglite.wasm')));
}

async function createTemplate() {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return { provided: null, drop: async () => undefined };
  // The whole API, which costs time where it is not needed.
  const [{ fillWithDemo }, { TODAY }] = await Promise.all([
    import('./fill-with-demo.ts'),
    import('./open-test-api.ts'),
  ]);
  const { address, drop } = await createTestDatabase(server);
  await fillWithDemo(address, TODAY);
  return { provided: { server, name: new URL(address).pathname.slice(1) }, drop };
}
