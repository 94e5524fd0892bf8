import process from 'node:process';
import { buildStates } from './states/build-states.ts';
import { serveStates } from './states/serve-states.ts';

/** `npm run states`: every screen in every state, listed at /__states/. */
const port = Number(process.env['PORT'] || 3000);
await buildStates();
const server = await serveStates({ root: '.', port, hasPictures: true });
console.log(`Every screen in every state: http://localhost:${server.port}/__states/`);
