import type { Metadata } from 'next';
import { pageMetadata } from './page-metadata';

/**
 * The metadata of a page that answers a form by its query string: the page itself is indexed, its answers are
 * not.
 */
export async function queryPageMetadata(
  head: Parameters<typeof pageMetadata>[0],
  searchParams: Promise<object>,
): Promise<Metadata> {
  const isQueried = Object.keys(await searchParams).length > 0;
  return { ...pageMetadata(head), ...(isQueried && { robots: { index: false, follow: true } }) };
}
