/** A page that needs nothing: no data, no script, no screen. Texts are the shop's own, never a visitor's. */
export type PlainPage = {
  readonly status: number;
  readonly title: string;
  readonly text: string;
  readonly styles: readonly string[];
  readonly home: string;
};

/** The last resort: when an address cannot be read, or when the error page itself cannot be drawn. */
export function plainPage({ title, text, styles, home }: PlainPage): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${title} – Zari</title>${links}</head><body><main>`,
    `<h1>${title}</h1><p>${text}</p><p><a href="${home}">Go to the home page</a></p></main></body></html>`,
  ].join('');
}
