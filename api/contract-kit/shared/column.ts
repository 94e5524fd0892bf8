/** One field of every row. */
export function column<Row, Field extends keyof Row>(rows: readonly Row[], field: Field): readonly Row[Field][] {
  return rows.map((row) => row[field]);
}
