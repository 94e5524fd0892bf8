import { parentPort, workerData } from 'node:worker_threads';
import { proveSession } from './prove-session.ts';

parentPort?.postMessage(await proveSession({ ...workerData, isFirstEnough: true }));
