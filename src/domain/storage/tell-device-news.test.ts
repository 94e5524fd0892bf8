import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { type Notice, noNotices, withNotice } from '#domain/notices/notices.ts';
import { createAskForLasting } from './ask-for-lasting.ts';
import { createDeviceNewsChannel, type DeviceNews } from './device-news.ts';
import { createTellOfDevice } from './tell-device-news.ts';

function follow(
  channel = createDeviceNewsChannel(),
  inWords = async ({ kind }: DeviceNews): Promise<string | null> => kind,
) {
  const told: Notice[] = [];
  const notices = createMemoryCell(noNotices);
  const notify = (notice: Notice): void => {
    told.push(notice);
    notices.update((now) => withNotice(now, notice, 0));
  };
  createTellOfDevice({
    deviceNews: channel,
    deviceInWords: inWords,
    notify,
    notices,
    isDeviceLate: createMemoryCell(false),
  })();
  return { channel, told, shown: () => notices.get().shown.map(({ text }) => text) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('row 26: the shopper reads that records were quarantined, until they close it', async () => {
  const { channel, told } = follow();
  channel.tell({ kind: 'set-aside', count: 3 });
  await settled();
  expect(told).toEqual([{ code: 'device-news', text: 'set-aside', hasNoTimeout: true }]);
});

test('row 26: what was quarantined before the page followed is told once, to the first who does', async () => {
  const channel = createDeviceNewsChannel();
  channel.tell({ kind: 'set-aside', count: 1 });
  const [first, second] = [follow(channel), follow(channel)];
  await settled();
  expect([first.told.length, second.told.length]).toEqual([1, 0]);
});

test('row 26: what cannot be said is not shown empty', async () => {
  const { channel, told } = follow(createDeviceNewsChannel(), async () => null);
  channel.tell({ kind: 'held' });
  await settled();
  expect(told).toEqual([]);
});

test('row 91: that the device is late is said until it answers', async () => {
  const { channel, shown } = follow();
  channel.tell({ kind: 'late' });
  channel.tell({ kind: 'held' });
  await settled();
  expect(shown()).toEqual(['late', 'held']);
  channel.tell({ kind: 'answers' });
  await settled();
  expect(shown()).toEqual(['held']);
});

test('row 91: a device that has answered before it could be said is not called late', async () => {
  const { channel, told } = follow();
  channel.tell({ kind: 'late' });
  channel.tell({ kind: 'answers' });
  await settled();
  expect(told).toEqual([]);
});

test('row 94: that a device keeps nothing is said once', async () => {
  const { channel, told } = follow();
  channel.tell({ kind: 'keeps-nothing' });
  channel.tell({ kind: 'keeps-nothing' });
  await settled();
  expect(told).toEqual([{ code: 'device-news', text: 'keeps-nothing', hasNoTimeout: true }]);
});

function askOn(isPromised: boolean) {
  const told: DeviceNews[] = [];
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return isPromised;
  };
  const askForLasting = createAskForLasting({
    lastingStorage: { ask },
    deviceNews: { tell: (each) => void told.push(each) },
  });
  return { told, asked: () => asked, askForLasting };
}

test('row 30: who has to wait is told when the browser does not promise to keep the order, once in a visit', async () => {
  const { askForLasting, told, asked } = askOn(false);
  await askForLasting();
  await askForLasting();
  expect([told, asked()]).toEqual([[{ kind: 'may-clear' }], 1]);
});

test('row 23: a browser that promises it is not spoken of', async () => {
  const { askForLasting, told, asked } = askOn(true);
  await askForLasting();
  expect([told, asked()]).toEqual([[], 1]);
});
