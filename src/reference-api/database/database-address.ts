/** Whether a database is on a PostgreSQL server; any other address is a directory, or begins with `memory://`. */
export function isServer(address: string): boolean {
  return /^postgres(ql)?:\/\//.test(address);
}
