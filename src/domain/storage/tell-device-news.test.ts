import { expect, test } from 'vitest';
import type { Notice } from '#domain/notices/notices.ts';
import { createAskForLasting } from './ask-for-lasting.ts';
import { createDeviceNewsChannel } from './device-news.ts';
import { createTellOfDevice } from './tell-device-news.ts';

function follow(channel = createDeviceNewsChannel()) {
  const told: Notice[] = [];
  createTellOfDevice({ news: channel, notify: (notice) => void told.push(notice) })();
  return { channel, told };
}

test('row 26: the shopper reads how many records were set aside, until they close it', () => {
  const { channel, told } = follow();
  channel.tell({ kind: 'set-aside', count: 3 });
  expect(told).toEqual([{ code: 'device-set-aside', number: '3', hasNoTimeout: true }]);
});

test('row 26: what was set aside before the page followed is told once, to the first who does', () => {
  const channel = createDeviceNewsChannel();
  channel.tell({ kind: 'set-aside', count: 1 });
  const { told } = follow(channel);
  expect([told, follow(channel).told]).toEqual([[expect.objectContaining({ code: 'device-set-aside' })], []]);
});

test('row 27: the shopper is asked to close the other tabs', () => {
  const { channel, told } = follow();
  channel.tell({ kind: 'held' });
  expect(told).toEqual([{ code: 'device-held', hasNoTimeout: true }]);
});

function askOn(isPromised: boolean) {
  const told: Notice[] = [];
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return isPromised;
  };
  return {
    told,
    asked: () => asked,
    askForLasting: createAskForLasting({ storage: { ask }, notify: (notice) => void told.push(notice) }),
  };
}

test('row 30: who has to wait is told when the browser does not promise to keep the order, once in a visit', async () => {
  const { askForLasting, told, asked } = askOn(false);
  await askForLasting();
  await askForLasting();
  expect([told, asked()]).toEqual([[{ code: 'device-may-clear', hasNoTimeout: true }], 1]);
});

test('row 23: a browser that promises it is not spoken of', async () => {
  const { askForLasting, told, asked } = askOn(true);
  await askForLasting();
  expect([told, asked()]).toEqual([[], 1]);
});
