import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { configSchema } from './settings/config-schema.ts';
import { gatherSettings, readSources } from './settings/gather-settings.ts';
import { SCHEMA_FILE, saysIn } from './settings/schema-file.ts';
import { constantLine, settingLine } from './settings/setting-lines.ts';

// Every setting with its value here, from where that is and who reads it; and what is constant by nature:
//   npm run settings
//   npm run settings -- --schema      writes the schema with which editors check zari.config.json
const { values } = parseArgs({ options: { schema: { type: 'boolean', default: false } } });

if (values.schema) {
  const says = saysIn(await readFile('docs/settings.md', 'utf8'));
  await writeFile(SCHEMA_FILE, `${JSON.stringify(configSchema(says), null, 2)}\n`);
} else {
  const root = process.cwd();
  const { rows, constants } = await gatherSettings(root, await readSources(root));
  const isSet = (name: string): boolean => process.env[name] !== undefined;
  const lines = new Set(rows.map((row) => settingLine(row, isSet))); // both servers read some of them
  console.log([...lines].join('\n'));
  console.log(`\nConstant by nature:\n${constants.map(constantLine).join('\n')}`);
}
