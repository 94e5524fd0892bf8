import { type Money, majorOf, moneyOf, type Rupees } from '#domain/shared/money.ts';
import type { Patch } from '#domain/storage/patch.ts';

/** A value as devices keep it, its amounts in rupees: tabs of builds that knew no other read the same. */
export type InRupees<T> = T extends Money
  ? Rupees
  : T extends Plain
    ? T
    : { readonly [Field in keyof T]: InRupees<T[Field]> };

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

/** What a device kept, its amounts read as money. At once, since what is read later may be overtaken by a change. */
export function fromKept(kept: unknown, names: object): unknown {
  return changed(kept, names, moneyOf);
}

/** What a device is to keep. What this build does not know of a value stays as it is. */
export function toKept<T>(value: T, names: Amounts<T>): InRupees<T> {
  return writtenInRupees(value, names) as InRupees<T>;
}

/** The same of a value, or of a change of it as a journal has it, for who does not look into it. */
export function writtenInRupees<What>(what: What, names: object): What {
  return changed(what, names, majorOf as unknown as Change) as What;
}

type Change = (amount: number) => unknown;

/** What is no number that counts stays what it is, for its reader to judge. */
function changed(value: unknown, names: object, change: Change): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const within = (field: unknown, name: string | number): unknown => {
    if (!Object.hasOwn(names, name)) return changed(field, names, change);
    if (Number.isFinite(field)) return change(field as number);
    return changed(field, isChange(field) ? { ...names, from: true, to: true } : names, change);
  };
  if (Array.isArray(value)) return value.map(within);
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, within(field, name)]));
}

/** An amount that became another one. */
function isChange(field: unknown): boolean {
  return (field as Partial<Patch> | null)?.kind === 'whole';
}
