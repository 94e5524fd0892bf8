import { expect, test } from 'vitest';
import { createMemoryChatWidget } from '#adapters/memory/memory-chat-widget.ts';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryViewport } from '#adapters/memory/memory-viewport.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { type Chat, noChat } from './chat.ts';
import { createFollowChat, createLoadChat } from './follow-chat.ts';

async function follow({ width = 1_280, isAllowed = true, fails = false } = {}) {
  const chatWidget = createMemoryChatWidget();
  if (fails) chatWidget.fail();
  const viewport = createMemoryViewport(width);
  const chat = createMemoryCell<Chat>(noChat);
  const log = createMemoryLog();
  const heard: (() => void)[] = [];
  let allowed = isAllowed;
  const loadChat = createLoadChat({ chatWidget, chatHours: null, clock: createMemoryClock(), chat, log });
  await createFollowChat({
    consent: { allows: () => allowed, read: async () => undefined },
    followChatConsent: (changed) => void heard.push(changed),
    ...{ viewport, chatWidget, chat, loadChat },
  })();
  const decide = (next: boolean): void => {
    allowed = next;
    for (const each of heard) each();
  };
  return { chatWidget, viewport, chat, log, decide };
}

test.each([
  [768, true],
  [767, false],
])('CONF-51 CONT-24 CONT-25 at %i px the chat is offered: %s', async (width, isOffered) => {
  const { chat, chatWidget } = await follow({ width });
  expect([chat.get().isOffered, chatWidget.asked()]).toEqual([isOffered, isOffered ? 1 : 0]);
});

test('a page that becomes too narrow keeps what was said, and closes it', async () => {
  const { chat, chatWidget, viewport } = await follow();
  chat.update((now) => ({ ...now, isOpen: true }));
  viewport.resize(600);
  expect([chat.get(), chatWidget.isThere()]).toEqual([noChat, true]);
  viewport.resize(900);
  expect([chat.get().isOffered, chatWidget.asked()]).toEqual([true, 1]);
});

test('what a shopper takes back is gone at once', async () => {
  const { chat, chatWidget, decide } = await follow();
  decide(false);
  expect([chat.get().isOffered, chatWidget.isThere()]).toEqual([false, false]);
});

test('a chat that cannot be had is not offered, and the log says why', async () => {
  const { chat, log } = await follow({ fails: true });
  await Promise.resolve();
  expect([chat.get().isOffered, log.errors()]).toEqual([false, ['The chat could not be loaded: Error: no answer']]);
});
