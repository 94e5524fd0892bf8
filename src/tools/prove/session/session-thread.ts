import { parentPort, workerData } from 'node:worker_threads';
import { proveSession } from './prove-session.ts';

const SAYS_SO_MS = 1_000;

const going = setInterval(() => parentPort?.postMessage('goes on'), SAYS_SO_MS);
parentPort?.postMessage(await proveSession({ ...workerData, isFirstEnough: true }));
clearInterval(going);
