import { withSameParts } from './with-same-parts.ts';

/**
 * A change of an area as data, so that it can be made again by whoever finds it: what was shown before and after it, as
 * far as the two differ. `from` is missing for what was not there before, `to` for what is not there any more.
 */
export type Patch =
  | { readonly kind: 'whole'; readonly from?: unknown; readonly to?: unknown }
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, Patch>> }
  | { readonly kind: 'items'; readonly items: readonly (readonly [key: string, patch: Patch])[] };

/** How a change is made again of an area that has become another one meanwhile. */
export type MergeRules = {
  /** What an item of a list is, whatever else of it changes. Without it a list is taken as a whole. */
  readonly keyOf?: (item: never) => string;
  /** The field of an item that counts: what two tabs add to it comes together. */
  readonly counts?: string;
  /** Whether an item was found somewhere and not put in by anybody: where there is one, it adds nothing to it. */
  readonly isFound?: (item: never) => boolean;
  /**
   * Fields, of the area and of its items, that change only where they still are as they were: what was true then, not what
   * somebody chose. What is given up (null) is given up wherever it stands.
   */
  readonly steady?: readonly string[];
  /** Those of them that are given up, too, only where they still are as they were. */
  readonly exact?: readonly string[];
  /** Sets right what does not fit together any more once changes were made again. */
  readonly mend?: (value: never, before: never) => unknown;
  /** The area is taken as a whole, and only where this says so of what is there now. */
  readonly replaces?: (present: never, change: { readonly from: never; readonly to: never }) => boolean;
};

/** How one value becomes another; null where they say the same. */
export function patchOf(before: unknown, after: unknown, rules: MergeRules): Patch | null {
  if (rules.replaces) return wholePatch(before, after);
  const areFields = isFields(before) && isFields(after);
  return areFields
    ? fieldsPatch(before, after, (from, to) => listPatch(from, to, rules))
    : listPatch(before, after, rules);
}

/** The value with the change made in it once more. */
export function patched(present: unknown, patch: Patch, rules: MergeRules): unknown {
  const { replaces } = rules;
  if (replaces) return patch.kind === 'whole' && replaces(present as never, patch as never) ? patch.to : present;
  if (patch.kind === 'items') return withItems(Array.isArray(present) ? present : [], patch.items, rules);
  if (patch.kind === 'fields') return isFields(present) ? withFields(present, patch.fields, rules) : present;
  return patch.to;
}

/** The same for several changes, one after the other. */
export function patchedAll(present: unknown, patches: readonly Patch[], rules: MergeRules): unknown {
  const value = patches.reduce((now, patch) => patched(now, patch, rules), present);
  return rules.mend ? rules.mend(value as never, present as never) : value;
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSame(one: unknown, other: unknown): boolean {
  return withSameParts(one, other) === one;
}

function wholePatch(from: unknown, to: unknown): Patch | null {
  return isSame(from, to) ? null : { kind: 'whole', from, to };
}

function fieldsPatch(before: Fields, after: Fields, ofField: typeof wholePatch): Patch | null {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.flatMap((name) => {
    const patch = ofField(before[name], after[name]);
    return patch ? [[name, patch] as const] : [];
  });
  return changed.length > 0 ? { kind: 'fields', fields: Object.fromEntries(changed) } : null;
}

/** Items that are the very same are not looked at: of a long list a press changes one. */
function listPatch(before: unknown, after: unknown, { keyOf }: MergeRules): Patch | null {
  if (!keyOf || !Array.isArray(before) || !Array.isArray(after)) return wholePatch(before, after);
  if (before === after) return null;
  const [was, is] = [new Set<unknown>(before), new Set<unknown>(after)];
  const old = byKey(
    before.filter((item) => !is.has(item)),
    keyOf,
  );
  const young = byKey(
    after.filter((item) => !was.has(item)),
    keyOf,
  );
  const items = [...new Set([...old.keys(), ...young.keys()])].flatMap((key) => {
    const [from, to] = [old.get(key), young.get(key)];
    const patch = isFields(from) && isFields(to) ? fieldsPatch(from, to, wholePatch) : wholePatch(from, to);
    return patch ? [[key, patch] as const] : [];
  });
  return items.length > 0 ? { kind: 'items', items } : null;
}

function byKey(items: readonly unknown[], keyOf: (item: never) => string): ReadonlyMap<string, unknown> {
  return new Map(items.map((item) => [keyOf(item as never), item]));
}

function withFields(present: Fields, fields: Readonly<Record<string, Patch>>, rules: MergeRules): Fields {
  const changed = Object.entries(fields).map(([name, patch]) => [
    name,
    changedField(present[name], patch, name, rules),
  ]);
  return { ...present, ...Object.fromEntries(changed) };
}

function changedField(present: unknown, patch: Patch, name: string, rules: MergeRules): unknown {
  if (patch.kind !== 'whole') return patched(present, patch, rules);
  const { from, to } = patch;
  const isOfThen = rules.exact?.includes(name) || (to !== null && rules.steady?.includes(name));
  if (isOfThen && !isSame(present, from)) return present;
  return name === rules.counts && areNumbers([present, from, to])
    ? Math.max(0, Number(present) + Number(to) - Number(from))
    : to;
}

function areNumbers(values: readonly unknown[]): boolean {
  return values.every((value) => typeof value === 'number');
}

function withItems(present: readonly unknown[], items: Extract<Patch, { kind: 'items' }>['items'], rules: MergeRules) {
  const { keyOf = () => '' } = rules;
  const patches = new Map(items);
  const there = new Set(present.map((item) => keyOf(item as never)));
  const changed = present.flatMap((item) => {
    const patch = patches.get(keyOf(item as never));
    return patch ? itemAfter(item, patch, rules) : [item];
  });
  const added = items.flatMap(([key, patch]) =>
    patch.kind === 'whole' && patch.to !== undefined && !there.has(key) ? [patch.to] : [],
  );
  return [...changed, ...added];
}

/** The item that is there now after the change; none when it has gone. */
function itemAfter(present: unknown, patch: Patch, rules: MergeRules): readonly unknown[] {
  if (patch.kind !== 'whole') return [patched(present, patch, rules)];
  const { from, to } = patch;
  if (from === undefined && rules.isFound?.(to as never)) return [present];
  const count = countIn(present, rules) + countIn(to, rules) - countIn(from, rules);
  if (to === undefined) return count > 0 ? [withCount(present, count, rules)] : [];
  return [from === undefined && isFields(present) ? withCount(present, count, rules) : to];
}

function countIn(item: unknown, { counts = '' }: MergeRules): number {
  const count = isFields(item) ? item[counts] : 0;
  return typeof count === 'number' ? count : 0;
}

function withCount(item: unknown, count: number, { counts }: MergeRules): unknown {
  return counts !== undefined && isFields(item) ? { ...item, [counts]: count } : item;
}
