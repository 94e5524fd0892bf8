import type { BrokenLineRow } from '../broken-line.ts';

// biome-ignore format: a row is one line
export const track: readonly BrokenLineRow[] = [
  ['TRACK-20', 'src/adapters/http/http-tracking-gateway.ts', "url: '/api/state/send-state'", "url: '/api/state'", 'the state of a cart goes to its endpoint'],
  ['TRACK-20', 'src/adapters/http/http-tracking-gateway.ts', "method: 'POST',\n        url: '/api/state/send-state'", "method: 'GET',\n        url: '/api/state/send-state'", 'it is posted'],
  ['TRACK-20', 'src/adapters/http/http-tracking-gateway.ts', 'body: { state: wireStateOf(state), id }', 'body: { state: state && {}, id }', 'the body holds the state'],
  ['TRACK-20', 'src/adapters/http/http-tracking-gateway.ts', 'body: { state: wireStateOf(state), id }', 'body: { state: wireStateOf(state) }', 'the body holds the id'],
  ['TRACK-20', 'src/domain/workflows/tell-cart.ts', 'id: id ?? email', "id: id ?? ''", 'a cart without an id goes by the e-mail'],
  ['TRACK-21', 'src/domain/workflows/tell-cart.ts', 'await queueTask(command);', '', 'a cart with something in it is told'],
  ['TRACK-21', 'src/domain/workflows/tell-cart.ts', 'lines.length === 0 ||', '', 'an empty cart is not'],
  ['TRACK-21', 'src/domain/workflows/tell-cart.ts', '|| problemOfEmail(email) !== null', '', 'nothing is told while nobody knows the e-mail'],
  ['TRACK-21', 'src/domain/workflows/tell-cart.ts', 'if (JSON.stringify(before?.payload) === text) return;', '', 'a cart that has not changed is not told again'],
  ['TRACK-21', 'src/domain/workflows/begin-queue.ts', 'followCart(() => void tellCart());', 'followCart(() => undefined);', 'each change of the cart is told'],
  ['TRACK-21', 'src/domain/workflows/send-cart.ts', 'now.lines.length > 0 &&', '', 'a cart that was ordered meanwhile is not told'],
  ['TRACK-21', 'src/adapters/http/http-tracking-gateway.ts', 'body: { state: wireStateOf(state), id },\n        parse: readDone,\n        isSilent: true,', 'body: { state: wireStateOf(state), id },\n        parse: readDone,', 'a failure is for the log alone'],
];
