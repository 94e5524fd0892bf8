import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserName } from '@mdn/browser-compat-data/types';

export type ListedBrowser = { readonly name: BrowserName; readonly oldest: string };

/** The browsers of the list by the names that MDN's data gives them. */
const NAMES: Readonly<Record<string, BrowserName>> = {
  chrome: 'chrome',
  edge: 'edge',
  samsung: 'samsunginternet_android',
  safari: 'safari',
  ios_saf: 'safari_ios',
  firefox: 'firefox',
};

/** The oldest of each browser that `.browserslistrc` lists, a line each: `safari >= 15.6`. */
export function listedBrowsers(root: string): readonly ListedBrowser[] {
  return browserLines(root).map(browserOf);
}

/** As they stand in the list, without its comments. */
export function browserLines(root: string): readonly string[] {
  const lines = readFileSync(join(root, '.browserslistrc'), 'utf8').split('\n');
  return lines.filter((line) => /^[^#]/.test(line));
}

function browserOf(line: string): ListedBrowser {
  const [, listed = '', oldest = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
  const name = NAMES[listed];
  if (name === undefined)
    throw new Error(`.browserslistrc says "${line}", which is not read as a browser and its oldest version.`);
  return { name, oldest };
}

/** Whether a version such as `15.6` is later than another one. */
export function isLater(one: string, other: string): boolean {
  const [[major = 0, minor = 0], [otherMajor = 0, otherMinor = 0]] = [partsOf(one), partsOf(other)];
  return major > otherMajor || (major === otherMajor && minor > otherMinor);
}

function partsOf(version: string): readonly number[] {
  return version.split('.').map(Number);
}
