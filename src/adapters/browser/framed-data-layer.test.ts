// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import type { EcommerceEvent } from '#domain/analytics/ecommerce-event.ts';
import { createFramedDataLayer } from './framed-data-layer.ts';

const ORIGIN = 'https://tags.test';
const READY = { tags: 'ready' };
const seen: EcommerceEvent = { name: 'page_view', address: 'https://shop.test/', ecommerce: {} };
const found: EcommerceEvent = { name: 'view_search_results', address: 'https://shop.test/', ecommerce: { results: 3 } };

function open() {
  const clock = createMemoryClock();
  const layer = createFramedDataLayer({ url: `${ORIGIN}/?shop=zari`, clock });
  const frames = () => [...document.querySelectorAll('iframe')];
  const says = async (data: unknown, origin = ORIGIN, source = frames()[0]?.contentWindow ?? null) => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
    await clock.advance(0);
  };
  /** What the page in the frame is told from now on, and as whose words alone. */
  const told = () => {
    const heard: unknown[] = [];
    const page = { postMessage: (...words: unknown[]) => void heard.push(words) };
    for (const frame of frames()) Object.defineProperty(frame, 'contentWindow', { value: page });
    return heard;
  };
  return { clock, layer, frames, says, told };
}

beforeEach(() => {
  document.body.innerHTML = '';
});

test('a shop without tags has one that is never asked for anything but to forget', async () => {
  await createFramedDataLayer({ url: '', clock: createMemoryClock() }).forget();
  expect(document.querySelector('iframe')).toBeNull();
});

test('nothing is there before there is something to tell', () => {
  expect(open().frames()).toEqual([]);
});

test('the tags stand in a frame of their own origin that nobody sees, once, and hear each event when they are ready', async () => {
  const { layer, frames, says, told } = open();
  const opened = [layer.open(), layer.open()];
  layer.push(found); // to nobody, as it does not listen yet
  expect(frames().map(({ src, hidden }) => [src, hidden])).toEqual([[`${ORIGIN}/?shop=zari`, true]]);
  expect(frames()[0]?.getAttribute('sandbox')).not.toMatch(/top-navigation|modals/);
  const heard = told();
  await says(READY);
  expect(await Promise.all(opened)).toEqual([true, true]);
  layer.push(seen);
  layer.push(found);
  expect(heard).toEqual([
    [{ push: { event: 'page_view', page_location: 'https://shop.test/', ecommerce: {} } }, ORIGIN],
    [
      { push: { event: 'view_search_results', page_location: 'https://shop.test/', ecommerce: { results: 3 } } },
      ORIGIN,
    ],
  ]);
});

test.each([
  ['another origin', READY, 'https://other.test', undefined],
  ['another window', READY, ORIGIN, window as unknown as Window],
  ['something else', { tags: 'hello' }, ORIGIN, undefined],
  ['a text', 'ready', ORIGIN, undefined],
  ['nothing', null, ORIGIN, undefined],
])('what %s says is not listened to', async (_, data, origin, source) => {
  const { layer, says, frames, clock } = open();
  const opened = layer.open();
  await says(data, origin, ...(source ? [source] : []));
  await clock.advance(10_000);
  await clock.advance(1);
  expect([await opened, frames()]).toEqual([false, []]);
});

test('tags that do not come are asked for again with the next event, three times in all on one page', async () => {
  const { layer, frames, clock } = open();
  const asked: number[] = [];
  for (let event = 1; event <= 4; event += 1) {
    const opened = layer.open();
    asked.push(frames().length);
    await clock.advance(10_000);
    await clock.advance(1);
    expect(await opened).toBe(false);
  }
  expect([asked, frames()]).toEqual([[1, 1, 1, 0], []]);
});

test('who takes the permission back has the tags forget, and then they are gone', async () => {
  const { layer, frames, says, told } = open();
  const opened = layer.open();
  await says(READY);
  await opened;
  const heard = told();
  const forgotten = layer.forget();
  await says(READY); // no answer to that
  expect([heard, frames().length]).toEqual([[[{ forget: true }, ORIGIN]], 1]);
  await says({ tags: 'forgotten' });
  await forgotten;
  expect(frames()).toEqual([]);
});

test('tags that do not forget are closed as they are, and with none there is nothing to forget', async () => {
  const { layer, frames, says, clock } = open();
  await layer.forget();
  const opened = layer.open();
  await says(READY);
  await opened;
  const forgotten = layer.forget();
  await clock.advance(2_000);
  await clock.advance(1);
  await forgotten;
  expect(frames()).toEqual([]);
});
