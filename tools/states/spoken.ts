import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from 'playwright-core';

/** Where it is written down what is read aloud of each screen. */
export const SPOKEN = 'docs/spoken';

/** The file of a state such as `cart/ready`. */
export function spokenFileOf(state: string): string {
  return `${SPOKEN}/${state.replace('/', '-')}.yaml`;
}

/** Roles and names of all that a screen reader finds, in its order: on the page, or in what lies open over it. */
export async function spokenOn(tab: Page): Promise<string> {
  await tab.evaluate(fallSilent);
  return withoutAddresses(await tab.locator('body:not(:has(:modal)), :modal').last().ariaSnapshot());
}

/** Runs in the page: what is said for a moment, now or later, is no part of what is read. */
export function fallSilent(): void {
  for (const region of document.querySelectorAll<HTMLElement>('[aria-live=polite], [aria-live=assertive]'))
    region.hidden = true;
}

export function withoutAddresses(snapshot: string): string {
  const lines = snapshot.split('\n').filter((line) => !/^\s*- \/\w+:/.test(line));
  const isOpen = (at: number): boolean => indentOf(lines[at + 1] ?? '') > indentOf(lines[at] ?? '');
  return `${lines.map((line, at) => (isOpen(at) ? line : line.replace(/:$/, ''))).join('\n')}\n`;
}

function indentOf(line: string): number {
  return line.search(/\S|$/);
}

/**
 * What differs between what is written down and what is spoken now, a line each with `-` and `+` before it; nothing
 * when they agree. With `isAccepted` what is spoken now is written down instead.
 */
export function spokenChanges(file: string, spoken: string, isAccepted: boolean): readonly string[] {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (before === spoken) return [];
  if (!isAccepted) return changedLines(before, spoken);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, spoken);
  return [];
}

/** The lines between what begins and what ends alike. */
export function changedLines(before: string, after: string): readonly string[] {
  const [old, now] = [before.trimEnd().split('\n'), after.trimEnd().split('\n')];
  const shorter = Math.min(old.length, now.length);
  let first = 0;
  while (first < shorter && old[first] === now[first]) first += 1;
  let last = 0;
  while (last < shorter - first && old.at(-1 - last) === now.at(-1 - last)) last += 1;
  return [
    ...old.slice(first, old.length - last).map((line) => `- ${line}`),
    ...now.slice(first, now.length - last).map((line) => `+ ${line}`),
  ];
}
