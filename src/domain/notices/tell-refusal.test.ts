import { expect, test } from 'vitest';
import type { Notice } from './notices.ts';
import { createTellRefusal } from './tell-refusal.ts';

function telling() {
  const told: Notice[] = [];
  const tellRefusal = createTellRefusal({ notify: (notice) => void told.push(notice) });
  const tell = (isSilent: boolean) => tellRefusal({ kind: 'refused', code: 404, message: 'Order not found', isSilent });
  return { told, tell };
}

test('ERR-01 the words of a refusal are told', () => {
  const { told, tell } = telling();
  tell(false);
  expect(told).toEqual([{ code: 'server-message', text: 'Order not found' }]);
});

test('ERR-02 those of a silent call are not', () => {
  const { told, tell } = telling();
  tell(true);
  expect(told).toEqual([]);
});
