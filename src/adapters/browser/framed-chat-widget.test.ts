// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createFramedChatWidget } from './framed-chat-widget.ts';

const ORIGIN = 'https://chat.test';

function open() {
  const clock = createMemoryClock();
  const widget = createFramedChatWidget({ url: `${ORIGIN}/widget?shop=zari`, clock });
  const frames = () => [...document.querySelectorAll('iframe')];
  const says = (data: unknown, origin = ORIGIN, source = frames()[0]?.contentWindow ?? null) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  return { clock, widget, frames, says };
}

/** Whether it has been answered by now. */
async function isDone(
  loading: Promise<void>,
  clock: { advance: (milliseconds: number) => Promise<void> },
): Promise<boolean> {
  let done = false;
  void loading.then(() => {
    done = true;
  });
  await clock.advance(0);
  return done;
}

beforeEach(() => {
  document.body.innerHTML = '<div data-chat="Chat"></div>';
});

test('CONT-24 the chat stands in a frame of its own origin, once, and is there when it says so', async () => {
  const { widget, frames, says, clock } = open();
  const loading = widget.load();
  void widget.load();
  expect(frames().map(({ src, title }) => [src, title])).toEqual([[`${ORIGIN}/widget?shop=zari`, 'Chat']]);
  expect(frames()[0]?.getAttribute('sandbox')).not.toMatch(/top-navigation|modals/);
  says({ chat: 'ready' });
  expect(await isDone(loading, clock)).toBe(true);
});

test.each([
  ['another origin', { chat: 'ready' }, 'https://other.test', undefined],
  ['another window', { chat: 'ready' }, ORIGIN, null],
  ['something else', { chat: 'hello' }, ORIGIN, undefined],
  ['a text', 'ready', ORIGIN, undefined],
  ['nothing', null, ORIGIN, undefined],
])('what %s says is not listened to', async (_, data, origin, source) => {
  const { widget, says, clock } = open();
  const loading = widget.load();
  loading.catch(() => undefined);
  if (source === null) says(data, origin, window as unknown as Window);
  else says(data, origin);
  expect(await isDone(loading, clock)).toBe(false);
});

test('a chat that says nothing is taken away, and can be asked for again', async () => {
  const { widget, frames, says, clock } = open();
  const loading = expect(widget.load()).rejects.toThrow('30000 ms');
  await clock.advance(30_000);
  await clock.advance(1);
  await loading;
  expect(frames()).toEqual([]);
  const again = widget.load();
  says({ chat: 'ready' });
  expect(await isDone(again, clock)).toBe(true);
});

test('what is taken from the page is gone', () => {
  const { widget, frames } = open();
  widget.load().catch(() => undefined);
  widget.remove();
  expect(frames()).toEqual([]);
});

test('a page without room for it has none', async () => {
  document.body.innerHTML = '';
  await expect(open().widget.load()).rejects.toThrow('no place');
});
