/** Class names for one element; what has no style of its own has no name here either. */
export function joined(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
