type Network = { readonly connection?: { readonly saveData?: boolean } };

/** Whether the shopper's browser is told to save data: then nothing loads or moves that was not asked for. */
export function savesData(view: Window | null): boolean {
  return (view?.navigator as Network | undefined)?.connection?.saveData === true;
}
