import { expect, test, vi } from 'vitest';
import { createBroadcastTabMessages } from './broadcast-tab-messages.ts';
import { createTurnHolder } from './turn-holder.ts';

function denied(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

test.each([
  ['has no channels', undefined],
  ['denies them', denied],
])('row 94: where the browser %s, tabs do not hear each other, and all else goes on', async (_what, channel) => {
  vi.stubGlobal('BroadcastChannel', channel);
  const tabMessages = createBroadcastTabMessages(new EventTarget());
  tabMessages.listen('cart', () => expect.unreachable());
  tabMessages.send('cart');
  expect(await createTurnHolder().during('cart', async () => 'done')).toBe('done');
  vi.unstubAllGlobals();
});
