import { workerData } from 'node:worker_threads';
import { tellAtEnd } from '../shared/tell-at-end.ts';
import { runMany } from './run-many.ts';

await tellAtEnd(runMany(workerData));
