import 'server-only';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import type { Admission } from '#lib/gate/index.ts';
import { admitRequest } from './admit-request.ts';

/** Asks the gate about the request of a page; null where it is not admitted. */
export const readAdmission = cache(async (): Promise<Admission | null> => {
  const facts = await headers();
  return admitRequest(facts.get('host') ?? '', facts.get('cookie') ?? '');
});

/**
 * Asks the gate once more, beside the data: a page that the middleware was tricked past still gets nothing.
 * A request that the gate does not admit ends as not found.
 */
export async function requireAdmission(): Promise<Admission> {
  return (await readAdmission()) ?? notFound();
}
