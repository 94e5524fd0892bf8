/** Small readers for values that come from outside the shop's own code, such as what a device kept. */

export type Stored = Readonly<Record<string, unknown>>;

export function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** A whole number of at least `least`. */
export function isWhole(value: unknown, least = 0): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least;
}

/** A number one can calculate with. */
export function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
