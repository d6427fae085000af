import { PAYMENT_RETURN_SEGMENTS } from '#lib/shared/payment-returns.ts';
import { PERSONAL_SEGMENTS } from '#lib/shared/personal-segments.ts';
import type { PageClass } from './types.ts';

/** Existing files at the root; any other path with a dot is refused. */
const ROOT_FILES = new Set([
  'favicon.ico',
  'icon.svg',
  'icon.png',
  'apple-icon.png',
  'robots.txt',
  'sitemap.xml',
  'llms.txt',
  'manifest.webmanifest',
]);
/** Gateways post the returning browser to these paths; the response is always a redirect. */
const PAYMENT_RETURNS: ReadonlySet<string> = new Set(PAYMENT_RETURN_SEGMENTS);
const ASSET_FOLDERS = new Set(['images', 'fonts', 'icons', 'sitemap', 'feeds']);

/** The page class of a path, given as decoded segments. */
function pageClassOf(segments: readonly string[]): PageClass {
  const [first = '', second] = segments;
  if (first === 'api' || (segments.length === 1 && PAYMENT_RETURNS.has(first))) return 'api';
  if (first === '_next') return 'asset';
  if (ASSET_FOLDERS.has(first) && second !== undefined) return 'asset';
  if (segments.length === 1 && ROOT_FILES.has(first)) return 'asset';
  return PERSONAL_SEGMENTS.has(first) ? 'personal' : 'public';
}

type PathReading =
  | { kind: 'ok'; segments: string[]; pageClass: PageClass }
  | { kind: 'other-spelling'; location: string }
  | { kind: 'refuse'; status: 400 | 404 };

const MAX_LENGTH = 200;
const MAX_PAGE_SEGMENTS = 4;
/** Encoded slash, backslash or NUL, which a later layer could decode into another path. */
const SMUGGLED = /%2f|%5c|%00|\\/i;

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f');
}

/** Lower-case segments, as nearly all addresses are written: nothing in them could be decoded or spelt otherwise. */
const PLAIN = /^(?:\/[a-z0-9-]+)+$/;

/** Splits a raw path into decoded segments, or says why it is not a path of this store. */
export function readPath(path: string): PathReading {
  if (path.length <= MAX_LENGTH && PLAIN.test(path)) return readPlainPath(path);
  const plain = decoded(path);
  if (plain === null || !path.startsWith('/')) return { kind: 'refuse', status: 400 };
  if (path.length > MAX_LENGTH || SMUGGLED.test(path) || hasControlCharacter(plain)) {
    return { kind: 'refuse', status: 404 };
  }
  if (plain === '/') return { kind: 'ok', segments: [], pageClass: 'public' };
  const segments = plain.slice(1).split('/');
  if (segments.slice(0, -1).some((segment) => segment === '') || segments.some((s) => s === '.' || s === '..')) {
    return { kind: 'refuse', status: 404 };
  }
  const hasSlash = segments.at(-1) === '';
  if (hasSlash) segments.pop();
  const pageClass = pageClassOf(segments);
  if (!isWellFormed(segments, pageClass)) return { kind: 'refuse', status: 404 };
  // Otherwise each spelling of a page would be rendered, stored and indexed separately.
  const location = `/${segments.map(encodeURIComponent).join('/')}`;
  const isPage = pageClass === 'public' || pageClass === 'personal';
  return hasSlash || (isPage && location !== path)
    ? { kind: 'other-spelling', location }
    : { kind: 'ok', segments, pageClass };
}

function readPlainPath(path: string): PathReading {
  const segments = path.slice(1).split('/');
  const pageClass = pageClassOf(segments);
  return isWellFormed(segments, pageClass) ? { kind: 'ok', segments, pageClass } : { kind: 'refuse', status: 404 };
}

function isWellFormed(segments: readonly string[], pageClass: PageClass): boolean {
  const [first = '', second] = segments;
  if (first.startsWith('_')) return first === '_next' && second === 'static' && segments.length > 2;
  if (pageClass === 'asset') return true;
  return segments.length <= MAX_PAGE_SEGMENTS && !segments.some((segment) => segment.includes('.'));
}
