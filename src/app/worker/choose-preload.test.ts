import { expect, test } from 'vitest';
import { choosePreload } from './choose-preload.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0';
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const iosFirefox =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 FxiOS/153.0 Safari/605.1.15';

/** What was called of it. */
async function calls(userAgent: string): Promise<readonly string[]> {
  const called: string[] = [];
  const navigationPreload = {
    enable: async () => void called.push('enable'),
    disable: async () => void called.push('disable'),
  };
  await choosePreload({ navigationPreload }, { userAgent });
  return called;
}

test.each([
  ['Chrome', chrome, 'enable'],
  ['Firefox on iOS, which is WebKit', iosFirefox, 'enable'],
  ['Firefox, where an earlier build may have put it on', firefox, 'disable'],
])('%s: %s', async (_browser, userAgent, call) => {
  expect(await calls(userAgent)).toEqual([call]);
});

test('a browser without it is let be', async () => {
  await expect(choosePreload({}, { userAgent: chrome })).resolves.toBeUndefined();
});
