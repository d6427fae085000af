import { RESERVED_SEGMENTS } from '#lib/shared/reserved-segments.ts';

const MAX_LENGTH = 200;
const PATH = /^[A-Za-z0-9][A-Za-z0-9-]*(?:\/[A-Za-z0-9][A-Za-z0-9-]*){0,3}$/;

/**
 * Whether a product or list can exist at a path, which is still encoded and has no leading slash. Impossible paths
 * (`_next`, `api`, dots, encoded slashes, too deep, too long) cost no call to the retail API.
 */
export function isCataloguePath(path: string): boolean {
  const [first = ''] = path.split('/');
  return path.length <= MAX_LENGTH && !RESERVED_SEGMENTS.has(first) && PATH.test(path);
}
