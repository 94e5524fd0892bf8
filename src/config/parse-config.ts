import type { Setting } from './setting.ts';
import { settings } from './settings.ts';
import { defaultConfig, type WholeConfig } from './shop-config.ts';
import { openViewsOf, usualViews } from './store-views.ts';

/** The configuration, or a sentence for each thing that is wrong with it. */
export type ParsedConfig =
  | { readonly kind: 'ok'; readonly config: WholeConfig }
  | { readonly kind: 'wrong'; readonly problems: readonly string[] };

type Sources = {
  /** The parsed configuration file; null when there is none. */
  readonly file: unknown;
  readonly environment: Readonly<Record<string, string | undefined>>;
};

type Finding = { readonly key: string; readonly value: unknown } | { readonly problem: string };

const PREFIX = 'ZARI__';
const known: Readonly<Record<string, Setting<unknown>>> = settings;

/**
 * Defaults, then the file, then the environment: the later one wins. Values are not read with the parsers of the wire: those
 * stop at the first field that is not as agreed, here all problems are told at once, in sentences for whoever sets up a shop.
 */
export function parseConfig({ file, environment }: Sources): ParsedConfig {
  const findings = [...fileFindings(file), ...environmentFindings(environment)];
  const problems = findings.flatMap((each) => ('problem' in each ? [each.problem] : []));
  if (problems.length > 0) return { kind: 'wrong', problems };
  const values = findings.flatMap((each) => ('key' in each ? [[each.key, each.value] as const] : []));
  const config: WholeConfig = { ...defaultConfig, 'storeViews.views': usualViews, ...Object.fromEntries(values) };
  const wrong = [...missingOfSeller(config), ...sharedCodes(config)];
  return wrong.length > 0 ? { kind: 'wrong', problems: wrong } : { kind: 'ok', config };
}

/** An invoice needs all of the first three, whoever complains all of the others. */
const toldTogether = [
  ['seller.name', 'seller.address', 'seller.gstin'],
  ['seller.grievanceOfficer', 'seller.grievanceEmail', 'seller.grievancePhone'],
] as const;

/** Who has begun is told what is left. */
function missingOfSeller(config: WholeConfig): readonly string[] {
  return toldTogether.flatMap((keys) => missingAmong(keys, config));
}

function missingAmong(keys: (typeof toldTogether)[number], config: WholeConfig): readonly string[] {
  const [told, ...others] = keys.filter((key) => config[key].trim() !== '');
  if (told === undefined) return [];
  const left = keys.filter((key) => key !== told && !others.includes(key));
  return left.map((key) => `The configuration key "${key}" is needed, since "${told}" is set.`);
}

/** The shop's own store view has a code, too, and what is kept of each is told apart by it. */
function sharedCodes(config: WholeConfig): readonly string[] {
  const [own, ...others] = openViewsOf(config);
  if (!others.some(({ code }) => code === own?.code)) return [];
  return [`The configuration key "storeViews.views" gives the code "${own?.code}" to a second store view.`];
}

function fileFindings(file: unknown): readonly Finding[] {
  if (file === null) return [];
  if (!isGroup(file)) return [{ problem: 'The configuration file must hold one JSON object.' }];
  const { $schema: _forEditors, ...values } = file;
  return leaves(values, '').map(([key, value]) => found(key, settingOf(key)?.read(value) ?? null));
}

function environmentFindings(environment: Sources['environment']): readonly Finding[] {
  return Object.entries(environment).flatMap(([name, value]) => {
    if (!name.startsWith(PREFIX) || value === undefined) return [];
    const key = name.slice(PREFIX.length).replaceAll('__', '.');
    return [found(key, settingOf(key)?.readText(value) ?? null)];
  });
}

function found(key: string, value: unknown): Finding {
  const setting = settingOf(key);
  if (!setting) return { problem: `The configuration has a key "${key}" that the shop does not know.` };
  return value === null ? { problem: `The configuration key "${key}" must be ${setting.expects}.` } : { key, value };
}

function settingOf(key: string): Setting<unknown> | null {
  return Object.hasOwn(known, key) ? (known[key] ?? null) : null;
}

/** The values of a tree with their dotted names. */
function leaves(group: Readonly<Record<string, unknown>>, above: string): readonly (readonly [string, unknown])[] {
  return Object.entries(group).flatMap(([name, value]) =>
    isGroup(value) ? leaves(value, `${above}${name}.`) : [[`${above}${name}`, value] as const],
  );
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
