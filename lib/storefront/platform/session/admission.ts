import 'server-only';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import type { Admission } from '#lib/storefront/platform/gate/index.ts';
import { readEntry } from './admit-request.ts';

/** Asks the gate about the request of a page; null where it is not admitted. */
export const readAdmission = cache(async (): Promise<Admission | null> => {
  const facts = await headers();
  const entry = await readEntry(facts.get('host') ?? '', facts.get('cookie') ?? '');
  return entry.kind === 'admitted' ? entry.admission : null;
});

/**
 * Checks the gate again at the data layer: a page reached in spite of the middleware still gets no data. A
 * request that is not admitted ends as not found; normally the front has redirected it to an entry page before.
 */
export async function requireAdmission(): Promise<Admission> {
  return (await readAdmission()) ?? notFound();
}
