import { settingRows } from './setting-rows.ts';

/** Where editors find the schema of zari.config.json. */
export const SCHEMA_FILE = 'docs/settings.schema.json';

/** What docs/settings.md, given as text, says of a key. */
export function saysIn(page: string): (key: string) => string {
  const rows = settingRows({ page, config: {}, file: null, environment: {}, sources: [] });
  const says = new Map(rows.map((row) => [row.name, row.says.replaceAll('`', '')]));
  return (key) => says.get(key) ?? '';
}
