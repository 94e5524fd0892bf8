/** What those who count where a shopper came from write behind an address. It says nothing about the page. */
const TRACKING = /^(utm_\w*|\w*clk?id|gclsrc|[gw]braid|srsltid|igsh(id)?|mc_[ce]id|_gl)(=|$)/i;

/** The query of an address without it; everything else stays as it is written. */
export function withoutTracking(search: string): string {
  const parts = search.slice(1).split('&');
  const kept = parts.filter((part) => !TRACKING.test(part));
  if (kept.length === parts.length) return search;
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}
