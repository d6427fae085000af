import 'server-only';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { type Admission, admit } from '#lib/gate/index.ts';

/**
 * Asks the gate once more, beside the data: a page that the middleware was tricked past still gets nothing.
 * A request that the gate does not admit ends as not found.
 */
export const requireAdmission = cache(async (): Promise<Admission> => {
  const admission = admit({ host: (await headers()).get('host') ?? '', now: Date.now() });
  return admission ?? notFound();
});
