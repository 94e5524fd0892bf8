import { workerData } from 'node:worker_threads';
import { tellAtEnd } from '../shared/tell-at-end.ts';
import { proveSession } from './prove-session.ts';

await tellAtEnd(proveSession({ ...workerData, isFirstEnough: true }));
