import { enableCompileCache } from 'node:module';
import { workerData } from 'node:worker_threads';
import { compiledFolder } from '#api/process/process-environment.ts';
import { tellAtEnd } from '../shared/tell-at-end.ts';

// Every thread reads the whole shop: what Node has made of its files before is taken as it is.
enableCompileCache(compiledFolder);
const { runMany } = await import('./run-many.ts');

await tellAtEnd(runMany(workerData));
