/** Whose page sends a request: one of this shop, another site's, or nobody says (a program, an old browser). */
export type Sender = 'own' | 'foreign' | 'unsaid';

type Place = {
  /** Where shoppers reach the shop. */
  readonly publicOrigin: string;
};

/**
 * Reads what browsers say of the page that a request comes from, and no page can change. The shop may be opened under
 * another address than its public one (a phone in the same house), so the address that was asked counts as its own too.
 */
export function senderOf({ headers }: Request, { publicOrigin }: Place): Sender {
  const site = headers.get('sec-fetch-site');
  if (site === 'same-origin') return 'own';
  if (site !== null && site !== 'none') return 'foreign';
  const origin = headers.get('origin');
  if (origin === null) return 'unsaid';
  return origin === publicOrigin || URL.parse(origin)?.host === headers.get('host') ? 'own' : 'foreign';
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A request that changes something, sent by a page of another site. */
export function isForeignWrite(request: Request, place: Place): boolean {
  return !READS.has(request.method) && senderOf(request, place) === 'foreign';
}
