import { createHash } from 'node:crypto';

const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-inline-size: 66ch; margin: 2rem auto; padding-inline: 1rem }
article { border-block-start: 1px solid; padding-block: 1rem }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; overflow-wrap: anywhere }
dd { margin: 0 }
iframe { inline-size: 100%; block-size: 48rem; border: 1px solid; color-scheme: light; background: #fff }
label, button { display: block; margin-block: 1rem }
input, button { font: inherit; padding: 0.5rem; min-block-size: 44px }
input { display: block; inline-size: 100%; box-sizing: border-box }
input[type='radio'] { display: inline; inline-size: auto; min-block-size: 0 }
fieldset label { margin: 0; padding-block: 0.625rem }`;

/** How a page stands in a frame. */
export type Frame = {
  /** The origin whose pages may show it. */
  readonly within: string;
  /** Whether it has a script, of this server. */
  readonly runsOwnScript?: boolean;
};

/** What a page allows besides its own style and forms to this server. */
type Allowed = {
  /** Origins to which the answer of a form leads. */
  readonly formTargets?: readonly string[];
  /** Absent where no other page may show it. */
  readonly frame?: Frame;
  /** Styles of documents inside the page, to the letter. */
  readonly styles?: readonly string[];
};

/** A page speaks English, left to right, unless it says so. */
export type PageOptions = Allowed & {
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
};

const hashOf = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

const policyWith = ({ formTargets = [], styles = [], frame }: Allowed) =>
  [
    "default-src 'none'",
    ['style-src', ...[STYLE, ...styles].map(hashOf)].join(' '),
    ["form-action 'self'", ...formTargets].join(' '),
    ...(frame?.runsOwnScript ? ["script-src 'self'"] : []),
    `frame-ancestors ${frame?.within ?? "'none'"}`,
    "base-uri 'none'",
  ].join('; ');

/** Text as it stands between the tags and the quotes of HTML. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/**
 * One of the few pages that the API draws itself. `body` is HTML; every text in it went through `escapeHtml`.
 */
export function htmlPage(title: string, body: string, status = 200, options: PageOptions = {}): Response {
  const { lang = 'en', dir = 'ltr', ...allowed } = options;
  const html = `<!doctype html>
<html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>
${body}
</main></body></html>
`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyWith(allowed),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  });
}
