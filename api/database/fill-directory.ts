// Makes the files of an empty database, as a process of its own: what that takes of memory, a gigabyte, goes with it.

import process from 'node:process';
import { PGlite } from '@electric-sql/pglite';
import { messageOf } from './database-faults.ts';
import { keepCompiledCode } from './keep-compiled-code.ts';

async function fillDirectory(directory: string): Promise<void> {
  keepCompiledCode();
  const pglite = await PGlite.create(directory);
  await pglite.close();
}

try {
  await fillDirectory(process.argv[2] as string);
} catch (error) {
  process.stderr.write(messageOf(error));
  process.exitCode = 1;
}
