import type { Locator } from 'playwright-core';
import type { Target } from './page.ts';

type Place = Pick<Locator, 'getByRole' | 'getByLabel'>;

/** Where a browser finds what is looked for. */
export function locatorOf(place: Place, target: Target): Locator {
  const { role, name, startsWith, level, within } = target;
  const around: Place = within ? locatorOf(place, within) : place;
  if (role === undefined) return around.getByLabel(name ?? '', { exact: true });
  const named = startsWith ? { name: new RegExp(`^${escaped(startsWith)}`) } : name ? { name, exact: true } : {};
  const options = { ...named, ...(level ? { level } : {}) };
  const [first, ...others] = [role].flat().map((each) => around.getByRole(each as 'button', options));
  if (!first) throw new Error('A target needs a role or a label.');
  return others.reduce((either, other) => either.or(other), first);
}

/** A text within a pattern. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
