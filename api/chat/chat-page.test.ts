import { expect, test } from 'vitest';
import { CHAT_PAGE, chatPage, chatScript } from './chat-page.ts';

const ask = (method = 'GET') => chatPage(new Request(`http://api.test${CHAT_PAGE}`, { method }), 'https://shop.test');

test('the stand-in of a chat may stand in a frame of the shop alone, and runs its own script alone', async () => {
  const policy = ask().headers.get('content-security-policy') ?? '';
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining(["script-src 'self'", 'frame-ancestors https://shop.test']),
  );
  expect(await ask().text()).toContain('Ask the shop');
  expect(chatScript().headers.get('content-type')).toContain('text/javascript');
});

test('nothing can be sent to it', () => {
  expect(ask('POST').status).toBe(405);
});
