import type { Kysely } from 'kysely';
import type { Gateway } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import { type MatchedLine, matchLines } from '../../payments/settlements/match-lines.ts';
import { storedLine } from '../../payments/settlements/stored-line.ts';
import type { Period } from '../month.ts';

/** Lines of a page. */
export const LINES_PER_PAGE = 1000;

/** The lines that a gateway settled in a period after the line `after`, at most a page of them, by their ids. */
export async function settledLines(
  db: Kysely<Database>,
  gateway: Gateway,
  { from, to }: Period,
  after: string,
): Promise<MatchedLine[]> {
  const rows = await db
    .selectFrom('settlement_lines')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('settled_at', '>=', from)
    .where('settled_at', '<', to)
    .where('line_id', '>', after)
    .orderBy('line_id')
    .limit(LINES_PER_PAGE)
    .execute();
  return matchLines(db, gateway, rows.map(storedLine));
}
