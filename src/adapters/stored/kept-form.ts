import { type Money, majorOf, moneyOf, type Rupees } from '#domain/shared/money.ts';
import type { Patch } from '#domain/storage/patch.ts';

/** What devices call by another name than the code, for as long as any build that they have reads it so. */
const keptNames = { rejection: 'setback', serverItem: 'shopsLine', quantity: 'pieces' } as const;

type KeptNames = typeof keptNames;

/** A value as devices keep it, its amounts in rupees: tabs of builds that knew no other read the same. */
export type AsKept<T> = T extends Money
  ? Rupees
  : T extends Plain
    ? T
    : T extends readonly (infer Item)[]
      ? readonly AsKept<Item>[]
      : { readonly [Field in keyof T as Field extends keyof KeptNames ? KeptNames[Field] : Field]: AsKept<T[Field]> };

type Plain = string | number | boolean | null | undefined;

/** The names of the amounts within a value; none that is added to it can be forgotten. Lines lie in lines, so there is an end. */
export type AmountNames<T, Depth extends readonly unknown[] = []> = Depth['length'] extends 6
  ? never
  : T extends Plain
    ? never
    : T extends readonly (infer Item)[]
      ? AmountNames<Item, [...Depth, unknown]>
      : { [Field in keyof T]-?: NameOrWithin<Field, NonNullable<T[Field]>, [...Depth, unknown]> }[keyof T];

type NameOrWithin<Field, Value, Depth extends readonly unknown[]> = Value extends Money
  ? Field
  : AmountNames<Value, Depth>;

/** What an area or a record keeps amounts under. */
export type Amounts<T> = Readonly<Record<AmountNames<T> & string, true>>;

/**
 * What a device kept, or a change of it that a journal has, in the words of the code and its amounts as money. At once, since what
 * is read later may be overtaken by a change.
 */
export function fromKept(kept: unknown, amounts: object): unknown {
  return changed(kept, { amounts, change: moneyOf, renamed: knownAs });
}

/** What a device is to keep. What this build does not know of a value stays as it is. */
export function toKept<T>(value: T, amounts: Amounts<T>): AsKept<T> {
  return asKept(value, amounts) as AsKept<T>;
}

/** The same of a value, or of a change of it for a journal, for who does not look into it. */
export function asKept(what: unknown, amounts: object): unknown {
  return changed(what, { amounts, change: majorOf as unknown as Border['change'], renamed: keptAs });
}

const keptAs: ReadonlyMap<string, string> = new Map(Object.entries(keptNames));
const knownAs: ReadonlyMap<string, string> = new Map(Object.entries(keptNames).map(([known, kept]) => [kept, known]));

/** What changes of a value on its way between the code and the device. */
type Border = {
  readonly amounts: object;
  readonly change: (amount: number) => unknown;
  readonly renamed: ReadonlyMap<string, string>;
};

/** What is no number that counts stays what it is, for its reader to judge. */
function changed(value: unknown, border: Border): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => changed(item, border));
  const { amounts, change, renamed } = border;
  const within = (name: string, field: unknown): unknown => {
    if (!Object.hasOwn(amounts, name)) return changed(field, border);
    if (Number.isFinite(field)) return change(field as number);
    return changed(field, isChange(field) ? { ...border, amounts: { ...amounts, from: true, to: true } } : border);
  };
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [renamed.get(name) ?? name, within(name, field)]),
  );
}

/** An amount that became another one. */
function isChange(field: unknown): boolean {
  return (field as Partial<Patch> | null)?.kind === 'whole';
}
