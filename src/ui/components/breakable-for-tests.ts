/** A model of which one property cannot be read until it is mended; the others are as they are. */
export function breakable<Model extends object>(model: Model, name: keyof Model) {
  let isBroken = true;
  const broken = new Proxy(model, {
    get(target, wanted) {
      if (isBroken && wanted === name) throw new Error(`${String(name)} cannot be read.`);
      return Reflect.get(target, wanted);
    },
  });
  return {
    model: broken,
    mend: () => {
      isBroken = false;
    },
  };
}
