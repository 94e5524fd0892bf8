import process from 'node:process';
import { startApi } from './processes/serve-api.ts';

/** `npm run api`: the reference API alone, with its log; ends with it. */
const api = startApi({ log: 'shown' });
process.on('SIGINT', api.end);
process.on('SIGTERM', api.end);
const ended = await api.ended;
process.exit(typeof ended === 'number' ? ended : 1);
