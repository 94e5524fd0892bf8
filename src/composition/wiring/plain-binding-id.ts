/**
 * Stands in the browser's build for how Inversify numbers its bindings: it counts them by reflected metadata, a polyfill that
 * nothing else needs and that would travel with every page. Of the number it wants no more than that no other one is the same.
 */
export function getBindingId(): symbol {
  return Symbol('binding');
}
