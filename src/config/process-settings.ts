/** What the surroundings of the process say, apart from the shop's own configuration. */
export type ProcessSettings = {
  /** The page server's port. */
  readonly port: number;
  /** The API without a slash at its end, such as `http://localhost:8080`. */
  readonly apiUrl: string;
  /** Where pictures are fetched from; the API unless said otherwise. */
  readonly mediaUrl: string;
  /** The address shoppers use, without a slash at its end; https switches on what only works there. */
  readonly publicOrigin: string;
  readonly mode: 'demo' | 'production';
};

export type ParsedSettings =
  | { readonly kind: 'ok'; readonly settings: ProcessSettings }
  | { readonly kind: 'wrong'; readonly problems: readonly string[] };

type Name = 'PORT' | 'API_URL' | 'MEDIA_URL' | 'PUBLIC_ORIGIN' | 'SHOP_MODE';
type Environment = { readonly [Each in Name]?: string | undefined };

const DEFAULT_PORT = '3000';
const DEFAULT_API_URL = 'http://localhost:8080';

/** Reads PORT, API_URL, MEDIA_URL, PUBLIC_ORIGIN and SHOP_MODE. */
export function parseSettings(environment: Environment): ParsedSettings {
  const { PORT, API_URL, MEDIA_URL, PUBLIC_ORIGIN, SHOP_MODE } = environment;
  const port = portOf(PORT || DEFAULT_PORT);
  const apiUrl = originOf(API_URL || DEFAULT_API_URL);
  const mediaUrl = MEDIA_URL ? originOf(MEDIA_URL) : (apiUrl ?? '');
  const publicOrigin = originOf(PUBLIC_ORIGIN || `http://localhost:${port ?? DEFAULT_PORT}`);
  const mode = modeOf(SHOP_MODE || 'demo');
  if (port !== null && apiUrl !== null && mediaUrl !== null && publicOrigin !== null && mode !== null)
    return { kind: 'ok', settings: { port, apiUrl, mediaUrl, publicOrigin, mode } };
  return { kind: 'wrong', problems: problemsOf({ port, apiUrl, mediaUrl, publicOrigin, mode }) };
}

const expectations = {
  port: 'PORT must be a whole number from 0 to 65535.',
  apiUrl: 'API_URL must be an http(s) address without path, such as http://localhost:8080.',
  mediaUrl: 'MEDIA_URL must be an http(s) address without path.',
  publicOrigin: 'PUBLIC_ORIGIN must be an http(s) address without path, such as https://shop.example.',
  mode: 'SHOP_MODE must be demo or production.',
} as const;

function problemsOf(read: { readonly [Name in keyof typeof expectations]: unknown }): readonly string[] {
  const names = Object.keys(expectations) as (keyof typeof expectations)[];
  return names.filter((name) => read[name] === null).map((name) => expectations[name]);
}

function portOf(text: string): number | null {
  const port = Number(text);
  return /^\d{1,5}$/.test(text) && port <= 65_535 ? port : null;
}

function originOf(text: string): string | null {
  const url = URL.parse(text);
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
  return isOrigin && !url.username && !url.password ? url.origin : null;
}

function modeOf(text: string): ProcessSettings['mode'] | null {
  return text === 'demo' || text === 'production' ? text : null;
}
