/**
 * Whether the shop was released anew since a page was made: then the page's own code is no longer there, and parts of
 * it that were never loaded cannot be had. False where nobody can say. Never rejects.
 */
export async function isOutdated(page: Document, ask: typeof fetch): Promise<boolean> {
  const entry = page.querySelector<HTMLElement>('script[data-scripts]')?.dataset['scripts']?.split(' ').at(-1);
  if (!entry) return false;
  const answer = await ask(entry, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.status === GONE;
}

const GONE = 404;
