/** A step forward. Once released it never changes: a correction is a new migration. */
export type Migration = { readonly name: string; readonly statements: readonly string[] };
