import * as paths from '#lib/shared/paths.ts';
import { PERSONAL_SEGMENTS } from '#lib/shared/personal-segments.ts';
import { anonymousPath } from '#lib/storefront/platform/site/anonymise.ts';

/** Segments that the store itself uses in addresses of personal pages; all others may be personal. */
const KNOWN_SEGMENTS: ReadonlySet<string> = new Set(
  [
    paths.signIn(),
    paths.orders(),
    ...(['cancel', 'modify', 'return', 'exchange'] as const).map(paths.orderActionForm),
    paths.orderReturn(''),
    paths.invoice(''),
    paths.warranty('', ''),
    paths.newAddress(),
    paths.reviews(),
    paths.ownQuestions(),
    paths.privacy(),
    paths.deletion(),
    paths.wishlist(),
    paths.giftCardBalance(),
    paths.giftCardOrder(''),
  ].flatMap((path) => path.split('?', 1)[0]?.split('/') ?? []),
);

const MASKED = '…';
const MAX_PATH_LENGTH = 200;

/** A segment as the gate decodes it, so that a personal page is recognised in every spelling. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return MASKED;
  }
}

/**
 * A path for reports of missing pages, in at most 200 characters. Below a personal page only the store's own
 * segments are kept: a short token, or the number of an order, looks like a word.
 */
export function redactPath(path: string): string {
  const segments = path.split(/[?#]/, 1)[0]?.split('/').map(decoded) ?? [];
  const at = segments.findIndex((segment) => PERSONAL_SEGMENTS.has(segment.toLowerCase()));
  if (at === -1) return anonymousPath(path);
  const [page = '', ...below] = segments.slice(at);
  const masked = below.map((segment) => (KNOWN_SEGMENTS.has(segment) ? segment : MASKED));
  const before = anonymousPath(segments.slice(0, at).join('/'));
  return [before, page.toLowerCase(), ...masked].join('/').slice(0, MAX_PATH_LENGTH);
}
