import { createRequire } from 'node:module';
import type { CompatData, Identifier, SupportStatement } from '@mdn/browser-compat-data/types';
import { isLater, type ListedBrowser } from './listed-browsers.ts';

/** A global of a page, or a member of one, on it or on what it makes: `AbortSignal`, `any`. */
export type Thing = { readonly global: string; readonly member: string | null };

// 20 MB, which a test reads in this way at once, and as an import in ten seconds.
const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** What not every one of these browsers has: of the language and of what pages can ask a browser for. */
export function laterThings(browsers: readonly ListedBrowser[]): readonly Thing[] {
  const globals = [...partsOf(data.javascript['builtins']), ...partsOf(data.api)];
  return globals.flatMap(([global, known]): readonly Thing[] => {
    if (!isIn(known, browsers)) return [{ global, member: null }];
    const later = partsOf(known).filter(([, member]) => !isIn(member, browsers));
    return later.map(([name]) => ({ global, member: memberOf(name) }));
  });
}

function partsOf(known: Identifier | undefined): readonly (readonly [string, Identifier])[] {
  return Object.entries(known ?? {}).filter(([name]) => name !== '__compat') as [string, Identifier][];
}

/** `any_static`, `scrollend_event`: what is asked for is `AbortSignal.any` and `onscrollend`. */
function memberOf(name: string): string {
  return name.replace(/_static$/, '').replace(/^(.+)_event$/, 'on$1');
}

function isIn({ __compat }: Identifier, browsers: readonly ListedBrowser[]): boolean {
  const support = __compat?.support;
  return support === undefined || browsers.every(({ name, oldest }) => has(support[name], oldest));
}

function has(statement: SupportStatement | undefined, version: string): boolean {
  const statements = statement === undefined ? [] : [statement].flat();
  return statements.some(({ version_added, version_removed, flags, prefix, alternative_name }) => {
    const isPlain = flags === undefined && prefix === undefined && alternative_name === undefined;
    const isSince = version_added !== false && version_added !== 'preview';
    return isPlain && isSince && version_removed === undefined && !isLater(version_added.replace('≤', ''), version);
  });
}
