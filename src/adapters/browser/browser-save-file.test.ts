import { afterEach, expect, test, vi } from 'vitest';
import { createBrowserSaveFile } from './browser-save-file.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a file is downloaded under its name by a link to it, whose address is given back later', async () => {
  vi.useFakeTimers();
  const pressed: { href: string; download: string }[] = [];
  const ended: string[] = [];
  const blobs: Blob[] = [];
  const createElement = () => {
    const link = { href: '', download: '', click: () => void pressed.push({ ...link }) };
    return link;
  };
  vi.stubGlobal('document', { createElement });
  vi.stubGlobal('URL', {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
    revokeObjectURL: (address: string) => void ended.push(address),
  });
  createBrowserSaveFile()({ name: 'zari.json', type: 'application/json', text: '{"a":"ä"}' });
  expect(pressed).toMatchObject([{ href: 'blob:1', download: 'zari.json' }]);
  expect([blobs[0]?.type, await blobs[0]?.text(), ended]).toEqual(['application/json', '{"a":"ä"}', []]);
  vi.advanceTimersByTime(60_000);
  expect(ended).toEqual(['blob:1']);
});
