import { existsSync, readFileSync } from 'node:fs';
import { type ParsedConfig, parseConfig } from './parse-config.ts';

/** Reads the configuration file, if there is one, and the environment. */
export function readConfig(path: string, environment: Readonly<Record<string, string | undefined>>): ParsedConfig {
  if (!existsSync(path)) return parseConfig({ file: null, environment });
  const text = readFileSync(path, 'utf8');
  try {
    return parseConfig({ file: JSON.parse(text) as unknown, environment });
  } catch {
    return { kind: 'wrong', problems: [`The configuration file ${path} is not valid JSON.`] };
  }
}
