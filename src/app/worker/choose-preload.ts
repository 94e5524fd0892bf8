/** What a registration says of asking for a page while its worker wakes up; not every browser does. */
export type Preloading = {
  readonly navigationPreload?: { enable(): Promise<void>; disable(): Promise<void> };
};

/**
 * A page is asked for while the worker wakes up, but in Firefox: where that finds no network, Firefox shows a page of its own,
 * whatever the worker answers. It is put off there, since an earlier build has put it on.
 */
export async function choosePreload(
  { navigationPreload }: Preloading,
  { userAgent }: Pick<Navigator, 'userAgent'>,
): Promise<void> {
  if (/Firefox\//.test(userAgent)) await navigationPreload?.disable();
  else await navigationPreload?.enable();
}
