/** A view that stands; throws while it is on its way, and when it failed. */
export function ready<T extends { readonly kind: string }>(view: T): Extract<T, { readonly kind: 'ready' }> {
  if (view.kind !== 'ready') throw new Error(`The page is ${view.kind}.`);
  return view as Extract<T, { readonly kind: 'ready' }>;
}
