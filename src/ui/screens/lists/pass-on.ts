/** What became of a link: it went to who was chosen on the device (or to nobody, as its shopper wished), or was copied. */
export type PassedOn = 'passed' | 'copied' | 'neither';

/** Hands a link to whatever the device shares with; where it shares with nothing the link is copied. */
export async function passOn(
  { navigator }: Pick<Window, 'navigator'>,
  link: ShareData & { readonly url: string },
): Promise<PassedOn> {
  const { share, clipboard }: Partial<Pick<Navigator, 'share' | 'clipboard'>> = navigator; // absent where the page came without https
  if (share) {
    try {
      await share.call(navigator, link);
      return 'passed';
    } catch (fault) {
      if (fault instanceof Error && fault.name === 'AbortError') return 'passed';
    }
  }
  return (
    (await clipboard?.writeText(link.url).then(
      () => 'copied' as const,
      () => null,
    )) ?? 'neither'
  );
}
