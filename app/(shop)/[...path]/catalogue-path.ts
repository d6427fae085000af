import { RESERVED_SEGMENTS } from '#lib/shared/paths.ts';

const MAXIMUM_SEGMENTS = 4;
const MAXIMUM_LENGTH = 200;
const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9-]*$/;

/**
 * The path that a product or list may stand at, from the still encoded segments of the address; null for one that
 * cannot be any (`_next`, `api`, dots, encoded slashes, too deep, too long), which is then never asked for upstream.
 */
export function cataloguePath(segments: readonly string[]): string | null {
  const path = segments.join('/');
  const [first = ''] = segments;
  if (segments.length > MAXIMUM_SEGMENTS || path.length > MAXIMUM_LENGTH) return null;
  if (RESERVED_SEGMENTS.has(first)) return null;
  return segments.every((segment) => SEGMENT.test(segment)) ? path : null;
}
