import { escapeHtml } from '#api/transport/html-page.ts';

/** Of every mail, to the letter: the page that shows mail allows this style and no other. */
export const MAIL_STYLE = `body { margin: 0; padding: 24px; background: #fff; color: #221c18; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 600px; margin: 0 auto }
h1 { font: 28px/1.2 Georgia, serif }
h2 { font-size: 16px; margin: 32px 0 8px }
table { width: 100%; border-collapse: collapse }
th, td { padding: 8px 0; border-bottom: 1px solid #ddd3c8; font-weight: 400; text-align: start; vertical-align: top }
td:last-child { text-align: end }
small { display: block; color: #6b5f56; font-size: 14px }
tr.total th, tr.total td { font-weight: 700 }
address { font-style: normal }
a.button { display: inline-block; margin: 24px 0; padding: 12px 24px; background: #221c18; color: #fff; text-decoration: none }`;

export type MailDocument = {
  /** As HTML names it, such as `de-AT`. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly title: string;
  /** HTML; every text in it went through `escapeHtml`. */
  readonly body: string;
};

/** The HTML of a mail: it runs and loads nothing. */
export function mailHtml({ locale, direction, title, body }: MailDocument): string {
  return `<!doctype html>
<html lang="${escapeHtml(locale)}" dir="${direction}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${MAIL_STYLE}</style></head>
<body><main>
${body}
</main></body></html>
`;
}
