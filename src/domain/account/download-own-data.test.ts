import { expect, test } from 'vitest';
import { refused } from '#adapters/memory/memory-link.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { createDownloadOwnData } from './download-own-data.ts';
import type { OwnData } from './own-data.ts';
import type { TextFile } from './save-file.ts';

function open(reply: Reply<OwnData>, isOnline = true) {
  const saved: TextFile[] = [];
  let asked = 0;
  const download = createDownloadOwnData({
    accountGateway: {
      ownData: async () => {
        asked += 1;
        return reply;
      },
    },
    readDeviceData: async () => ({ searches: ['silk'] }),
    saveFile: (file) => void saved.push(file),
    connectivity: { isOnline: () => isOnline },
    clock: { now: () => Date.parse('2026-11-30T23:00:00Z') },
  });
  return { download, saved, asked: () => asked };
}

const told: Reply<OwnData> = { kind: 'ok', value: { profile: { email: 'asha@mail.test' } } };

test('what the shop says and what the device keeps is one file, each under its name, that people can read', async () => {
  const { download, saved } = open(told);
  expect(await download('All of it.')).toBe('saved');
  expect(saved).toEqual([
    {
      name: 'zari-my-data-2026-11-30.json',
      type: 'application/json',
      text: `{
  "about": "All of it.",
  "kept_by_the_shop": {
    "profile": {
      "email": "asha@mail.test"
    }
  },
  "kept_on_this_device": {
    "searches": [
      "silk"
    ]
  }
}
`,
    },
  ]);
});

test.each([
  ['no answer', { kind: 'unreachable' }],
  ['a refusal', refused(429, 'Too many requests')],
  ['an answer that nobody can read', { kind: 'failed', message: 'no JSON' }],
] as const)('%s leaves no file, not even half of one', async (_case, reply) => {
  const { download, saved } = open(reply);
  expect(await download('All of it.')).toBe('failed');
  expect(saved).toEqual([]);
});

test('nothing is asked without a network', async () => {
  const { download, saved, asked } = open(told, false);
  expect(await download('All of it.')).toBe('offline');
  expect([saved, asked()]).toEqual([[], 0]);
});
