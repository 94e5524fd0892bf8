/**
 * Stands in the page server's build for MobX. A page is drawn once and nothing on it changes afterwards, so a model
 * there is what it is written as: an object with getters. Only its methods are bound, as `autoBind` does it.
 */
export function makeAutoObservable(model: object): void {
  const methods = Object.entries(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(model)));
  for (const [name, { value }] of methods) {
    if (name !== 'constructor' && typeof value === 'function')
      Object.defineProperty(model, name, { value: value.bind(model) });
  }
}

/** How a field is watched matters to nobody here. */
export const observableRef = {};
