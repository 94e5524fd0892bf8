type Graph = readonly { readonly '@type': string; readonly [name: string]: unknown }[];

/** What a page says of itself to who reads it by machine. */
export function describedIn(html: string): Graph {
  const text = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '{"@graph":[]}';
  return (JSON.parse(text) as { '@graph': Graph })['@graph'];
}

export function offerIn(html: string): unknown {
  return describedIn(html).find((each) => each['@type'] === 'Product')?.['offers'];
}

export function canonicalOf(html: string): string | undefined {
  return /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
}
