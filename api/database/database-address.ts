/** Whether a database is on a PostgreSQL server; any other address is a directory, or begins with `memory://`. */
export function isServer(address: string): boolean {
  return /^postgres(ql)?:\/\//.test(address);
}

/** How the address of a database begins that ends with its process; a file that is copied into it may follow. */
export const MEMORY = 'memory://';
