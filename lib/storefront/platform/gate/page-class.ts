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
export function pageClassOf(segments: readonly string[]): PageClass {
  const [first = '', second] = segments;
  if (first === 'api' || (segments.length === 1 && PAYMENT_RETURNS.has(first))) return 'api';
  if (first === '_next') return 'asset';
  if (ASSET_FOLDERS.has(first) && second !== undefined) return 'asset';
  if (segments.length === 1 && ROOT_FILES.has(first)) return 'asset';
  return PERSONAL_SEGMENTS.has(first) ? 'personal' : 'public';
}
