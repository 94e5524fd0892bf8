/** The local storage of a browser, its items being its keys as there. */
export function createMemoryStorage(): Storage {
  const storage: Storage = Object.create({
    getItem: (key: string) => (Object.hasOwn(storage, key) ? storage[key] : null),
    setItem: (key: string, value: string) => Object.assign(storage, { [key]: value }),
    removeItem: (key: string) => void Reflect.deleteProperty(storage, key),
    get length() {
      return Object.keys(storage).length;
    },
  });
  return storage;
}
