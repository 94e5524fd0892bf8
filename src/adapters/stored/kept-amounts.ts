import { amount, mapped } from '#adapters/wire/parser.ts';
import { type Money, majorOf, moneyOf, paise, paiseOf, type Rupees } from '#domain/shared/money.ts';

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

/** What is read after `fromKept`. */
export const money = mapped(amount, paise);

/** What a device kept, its amounts read as money. At once, since what is read later may be overtaken by a change. */
export function fromKept(kept: unknown, names: object): unknown {
  return changed(kept, (name, field) => (Object.hasOwn(names, name) ? paiseOf(moneyOf(field)) : field));
}

/** What a device is to keep. What this build does not know of a value stays as it is. */
export function toKept<T>(value: T, names: Amounts<T>): InRupees<T> {
  return keeper(names)(value);
}

/** The same again and again: what of a value is the very same as before is written as the very same. */
export function keeper<T>(names: Amounts<T>): (value: T) => InRupees<T> {
  const known = new WeakMap<object, unknown>();
  const inRupees = (name: string, field: number): number =>
    Object.hasOwn(names, name) ? majorOf(paise(field)) : field;
  return (value) => changed(value, inRupees, known) as InRupees<T>;
}

type Change = (name: string, field: number) => number;

/** What is no number that counts stays what it is, for its reader to judge. */
function changed(value: unknown, change: Change, known?: WeakMap<object, unknown>, name = ''): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? change(name, value) : value;
  if (typeof value !== 'object' || value === null) return value;
  const before = known?.get(value);
  if (before !== undefined) return before;
  const within = (field: unknown, at: string): unknown => changed(field, change, known, at);
  const after = Array.isArray(value)
    ? value.map((item) => within(item, ''))
    : Object.fromEntries(Object.entries(value).map(([at, field]) => [at, within(field, at)]));
  known?.set(value, after);
  return after;
}
