import { WORKER_POLICY } from '#domain/offline/service-worker.ts';
import { POLICY_REPORTS } from './policy-reports.ts';

export type HeaderFields = Readonly<Record<string, string>>;

type Place = {
  /** Where shoppers reach the shop; what needs https is sent only there, so that a phone can open the demo. */
  readonly publicOrigin: string;
  /** Base of pictures and films from another host; empty when they come from the shop's own address. */
  readonly mediaBase: string;
  /** The page of the chat; none, or empty, where there is no chat. */
  readonly chatUrl?: string;
  /** The page of the merchant's tags; none, or empty, where there is none. */
  readonly tagsUrl?: string;
  /** Where visits are counted; none, or empty, where they are not. */
  readonly measuringUrl?: string;
};

const OWN_STYLES = "style-src 'self'";

/**
 * For pages. Source: security requirements, section 2; pages carry no inline script, and of styles only whole sheets of the
 * build, each allowed by its hash.
 */
export function pageHeaders(place: Place): HeaderFields {
  return {
    ...commonHeaders(place),
    'content-security-policy': pagePolicy(place),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), usb=(), payment=(self)',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}

/** Of a page that has style sheets within it, by their sources. */
export function allowStyles(headers: HeaderFields, sources: readonly string[]): HeaderFields {
  const policy = headers['content-security-policy'];
  if (sources.length === 0 || policy === undefined) return headers;
  return { ...headers, 'content-security-policy': policy.replace(OWN_STYLES, [OWN_STYLES, ...sources].join(' ')) };
}

/** For files and short answers of the server itself: one that is opened by itself, as an icon may be, runs nothing. */
export function fileHeaders(place: Place): HeaderFields {
  return { ...commonHeaders(place), 'cross-origin-resource-policy': 'same-origin' };
}

/** For the worker: it runs the shop's scripts, and asks nobody but the shop and who counts visits. */
export function workerHeaders(place: Place): HeaderFields {
  return {
    ...fileHeaders(place),
    'content-security-policy': `default-src 'none'; script-src 'self'; ${connectSource(place)}`,
  };
}

/** For answers of the API that pass through: even a page of an intermediary must not run here. */
export function apiHeaders(place: Place): HeaderFields {
  return { ...commonHeaders(place), 'cross-origin-resource-policy': 'same-site' };
}

export function pictureHeaders(place: Place): HeaderFields {
  return {
    ...commonHeaders(place),
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  };
}

/** Of every answer. */
function commonHeaders(place: Place): HeaderFields {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    ...(isSecure(place) ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' } : {}),
  };
}

function pagePolicy(place: Place): string {
  const pictures = place.mediaBase ? ` ${new URL(place.mediaBase).origin}` : '';
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    OWN_STYLES,
    `img-src 'self' data:${pictures}`,
    `media-src 'self'${pictures}`,
    "font-src 'self'",
    connectSource(place),
    "manifest-src 'self'",
    "worker-src 'self'",
    ...frameSource(place),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${WORKER_POLICY}`,
    `report-uri ${POLICY_REPORTS}`,
  ];
  return [...directives, ...(isSecure(place) ? ['upgrade-insecure-requests'] : [])].join('; ');
}

function frameSource({ chatUrl = '', tagsUrl = '' }: Place): readonly string[] {
  const origins = [chatUrl, tagsUrl].filter((url) => url !== '').map((url) => new URL(url).origin);
  return origins.length === 0 ? [] : [`frame-src ${[...new Set(origins)].join(' ')}`];
}

function connectSource({ measuringUrl }: Place): string {
  return `connect-src 'self'${measuringUrl ? ` ${new URL(measuringUrl).origin}` : ''}`;
}

function isSecure({ publicOrigin }: Place): boolean {
  return publicOrigin.startsWith('https:');
}
