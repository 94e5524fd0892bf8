const isAbsent = (): Promise<never> => Promise.reject(new Error('This build keeps values in IndexedDB alone.'));

/**
 * Stands in the browser's build for the drivers of localforage that the shop has no use for: Web SQL, which no browser has
 * any more, and local storage. They would travel with every page. localforage asks of a driver that it has these verbs.
 */
// biome-ignore lint/style/noDefaultExport: in the place of a module that has one
export default {
  _driver: 'absent',
  _support: false,
  _initStorage: isAbsent,
  clear: isAbsent,
  getItem: isAbsent,
  iterate: isAbsent,
  key: isAbsent,
  keys: isAbsent,
  length: isAbsent,
  removeItem: isAbsent,
  setItem: isAbsent,
};
