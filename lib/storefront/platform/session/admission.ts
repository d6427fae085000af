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
 * Asks the gate once more, beside the data: a page that the middleware was tricked past still gets nothing.
 * A request that the gate does not admit ends as not found; the front has led its visitor to the door before.
 */
export async function requireAdmission(): Promise<Admission> {
  return (await readAdmission()) ?? notFound();
}
