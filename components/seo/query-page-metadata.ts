import type { Metadata } from 'next';
import { pageMetadata } from './page-metadata';

/**
 * Head of a page that answers questions in its address: it is to be found as such, and what somebody asked it is nobody
 * else's page to find.
 */
export async function queryPageMetadata(
  head: Parameters<typeof pageMetadata>[0],
  searchParams: Promise<object>,
): Promise<Metadata> {
  const isAsked = Object.keys(await searchParams).length > 0;
  return { ...pageMetadata(head), ...(isAsked && { robots: { index: false, follow: true } }) };
}
