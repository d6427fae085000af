import 'server-only';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import type { Admission } from '#lib/gate/index.ts';
import { admitRequest } from './admit-request.ts';

/**
 * Asks the gate once more, beside the data: a page that the middleware was tricked past still gets nothing.
 * A request that the gate does not admit ends as not found.
 */
export const requireAdmission = cache(async (): Promise<Admission> => {
  const facts = await headers();
  const admission = await admitRequest(facts.get('host') ?? '', facts.get('cookie') ?? '');
  return admission ?? notFound();
});
