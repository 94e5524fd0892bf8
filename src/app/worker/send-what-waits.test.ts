import { expect, test } from 'vitest';
import { stateText } from '#app/transfer/state-block.ts';
import { createSendWhatWaits } from './send-what-waits.ts';

const config = { 'orders.offline_orders.automatic_transmission_enabled': true };
const areas = { storeView: { country: 'DE' }, promos: { strip: 'Two < three' } };
const neutral = `<title>x</title><script id="state" type="application/json">${stateText({ shows: 'opening', areas, config })}</script>`;

/** A worker that was woken up, and what it opened. */
function woken({ page = new Response(neutral), isDone = true, isRedirected = false } = {}) {
  const opened: unknown[] = [];
  if (isRedirected) Object.defineProperty(page, 'redirected', { value: true });
  const send = createSendWhatWaits({
    ask: async () => page,
    open: (...given) => {
      opened.push(given);
      return async () => ({ isDone });
    },
  });
  return { send, opened };
}

test('what waits is sent as the shop is configured now, in the store view that was chosen', async () => {
  const { send, opened } = woken();
  await send();
  expect(opened).toEqual([[config, areas]]);
});

test('the browser hears when something goes on waiting, to try again', async () => {
  await expect(woken({ isDone: false }).send()).rejects.toThrow('Something goes on waiting.');
});

test.each([
  ['a server that is busy', { page: new Response(neutral, { status: 503 }) }],
  ['a page of somebody else', { isRedirected: true }],
  ['a page without a state', { page: new Response('<html></html>') }],
])('%s has nothing sent', async (_what, met) => {
  const { send, opened } = woken(met);
  await expect(send()).rejects.toThrow();
  expect(opened).toEqual([]);
});
