/** The databases that the shop has on this device; none where the browser does not say. Never rejects. */
export async function databaseNames(): Promise<readonly string[]> {
  try {
    return (await indexedDB.databases()).flatMap(({ name }) => (name === undefined ? [] : [name]));
  } catch {
    return []; // browsers of some years ago do not know the question
  }
}

/** Whether the browser says that this device has no database of the name. Never rejects. */
export async function isDatabaseAbsent(name: string): Promise<boolean> {
  try {
    return (await indexedDB.databases()).every((database) => database.name !== name);
  } catch {
    return false;
  }
}
