import type { ConstantRow } from './constant-rows.ts';
import type { SettingRow } from './setting-rows.ts';

const MOST_SHOWN = 3;

/** A setting as `npm run settings` prints it: its value and from where, or of the environment whether it is set; who reads it. */
export function settingLine({ name, value, origin, readIn }: SettingRow, isSet: (name: string) => boolean): string {
  const standing = origin === null ? (isSet(name) ? 'set' : 'not set') : `${value || '(empty)'} (${origin})`;
  return `${name} = ${standing}; read in ${filesIn(readIn)}`;
}

/** What the specification lists as configuration and nothing changes. */
export function constantLine({ id, text, keptIn }: ConstantRow): string {
  return `${id} ${text.replace(/ \([^()]*\)$/, '')} Kept in ${filesIn(keptIn)}`;
}

function filesIn(paths: readonly string[]): string {
  const [shown, more] = [paths.slice(0, MOST_SHOWN), paths.length - MOST_SHOWN];
  const named = shown.length > 0 ? shown.join(', ') : 'no file';
  return more > 0 ? `${named} and ${more} more` : named;
}
