/** A locale that may stand in a header of a call; nothing where none was kept, as by earlier builds, or none that can be read. */
export function soundLocale(kept: unknown): { readonly locale?: string } {
  return typeof kept === 'string' && /^[a-z]{2,3}(-[A-Z]{2})?$/.test(kept) ? { locale: kept } : {};
}
