import { parentPort, workerData } from 'node:worker_threads';
import { runMany } from './run-many.ts';

parentPort?.postMessage(await runMany(workerData));
