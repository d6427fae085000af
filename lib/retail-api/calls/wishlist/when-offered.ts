import type { Kysely } from 'kysely';
import { isOn } from '../../app/site-options.ts';
import { type Outcome, refuse } from '../../core/call-handler.ts';
import type { Database } from '../../core/db/schema.ts';

/** Answers a call about wishlists; where the site has none, there is no such call. */
export async function whenOffered<Data>(
  db: Kysely<Database>,
  answer: () => Promise<Outcome<Data>>,
): Promise<Outcome<Data>> {
  return (await isOn(db, 'Wishlist')) ? answer() : refuse('NotFound', 'There is no such call.');
}
