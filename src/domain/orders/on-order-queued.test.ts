import { expect, test } from 'vitest';
import { createOnOrderQueued } from './on-order-queued.ts';

function letWaitIn(automaticTransmission: boolean): readonly string[] {
  const asked: string[] = [];
  const ask = (what: string) => async () => void asked.push(what);
  createOnOrderQueued({
    askForLasting: ask('to keep'),
    askToSend: ask('to send'),
    orderRules: { automaticTransmission },
  })();
  return asked;
}

test('CONF-47 the browser is asked to send an order that waits where nobody is asked first, and to keep it anywhere', () => {
  expect(letWaitIn(true)).toEqual(['to keep', 'to send']);
  expect(letWaitIn(false)).toEqual(['to keep']);
});
