import type { Kysely, Selectable } from 'kysely';
import { type calls, type DataOf, GATEWAYS, type SettlementSelection } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import { type MatchedLine, matchLines } from '../../payments/settlements/match-lines.ts';
import type { SettlementKey } from '../../payments/settlements/settlement-keys.ts';
import { settlementRow } from '../../payments/settlements/settlement-rows.ts';
import { SettlementSums } from '../../payments/settlements/settlement-sums.ts';
import { storedLine } from '../../payments/settlements/stored-line.ts';
import type { Period } from '../month.ts';

type List = DataOf<typeof calls.settlementList>;
type Lines = DataOf<typeof calls.settlementLines>;
type Settlement = Lines['Settlement'];

const SETTLEMENTS_PER_PAGE = 20;
/** Lines of one settlement that a page shows. */
const LINES_SHOWN = 200;

/** How many settlements the background work adds up in a round. */
const ADDED_UP_AT_ONCE = 3;
/** How many lines are compared at once, until a page is full. */
const LINES_COMPARED = 1000;

type KeptSettlement = Selectable<Database['settlement_sums']>;

/** A page of the settlements with lines in a period, the newest first, each with the sums over all of its lines. */
export async function listSettlements(db: Kysely<Database>, { from, to }: Period, page: number): Promise<List> {
  const kept = await db
    .selectFrom('settlement_sums')
    .selectAll()
    .where('gateway', 'in', GATEWAYS)
    .where('last_at', '>=', from)
    .where('first_at', '<', to)
    .orderBy('last_at', 'desc')
    .orderBy('gateway')
    .orderBy('settlement_id')
    .orderBy('utr')
    .execute();
  const settlements: Settlement[] = [];
  for (const one of kept.slice((page - 1) * SETTLEMENTS_PER_PAGE, page * SETTLEMENTS_PER_PAGE))
    settlements.push(await settlementOf(db, one));
  const totalPages = Math.ceil(kept.length / SETTLEMENTS_PER_PAGE);
  return { Settlements: settlements, Page: page, TotalPages: totalPages, MorePages: false };
}

/** A page of the lines of a settlement, by their ids, after the line `after`; undefined where there is no such settlement. */
export async function readSettlementLines(
  db: Kysely<Database>,
  key: SettlementKey,
  show: SettlementSelection,
  after: string,
): Promise<Lines | undefined> {
  const kept = await db
    .selectFrom('settlement_sums')
    .selectAll()
    .where('gateway', '=', key.gateway)
    .where('settlement_id', '=', key.settlementId)
    .where('utr', '=', key.settlementId === '' ? key.utr : '')
    .executeTakeFirst();
  if (!kept) return undefined;
  const settlement = await settlementOf(db, kept);
  const found: MatchedLine[] = [];
  let last = after;
  // One more than is shown tells whether there is another page.
  while (found.length <= LINES_SHOWN && (show === 'all' || settlement.Differences > 0)) {
    const rows = await linesOf(db, key)
      .where('line_id', '>', last)
      .orderBy('line_id')
      .limit(show === 'all' ? LINES_SHOWN + 1 : LINES_COMPARED)
      .execute();
    const lines = await matchLines(db, key.gateway, rows.map(storedLine));
    found.push(...lines.filter(({ result }) => show === 'all' || result !== 'matched'));
    const next = rows.at(-1)?.line_id;
    if (next === undefined) break;
    last = next;
  }
  const rows = found.slice(0, LINES_SHOWN).map(settlementRow);
  const Next = found.length > LINES_SHOWN ? (rows.at(-1)?.LineId ?? null) : null;
  return { Settlement: settlement, Rows: rows, Next };
}

/** Adds up some of the settlements whose sums are not kept, so that a list finds them; resolves to whether more may be left. */
export async function addUpSettlements(db: Kysely<Database>): Promise<boolean> {
  const waiting = await db
    .selectFrom('settlement_sums')
    .selectAll()
    .where('sums', 'is', null)
    .orderBy('last_at', 'desc')
    .limit(ADDED_UP_AT_ONCE)
    .execute();
  for (const one of waiting) await settlementOf(db, one);
  return waiting.length === ADDED_UP_AT_ONCE;
}

/** What a list shows of a settlement: as it is kept, or added up and kept from now on. */
async function settlementOf(db: Kysely<Database>, kept: KeptSettlement): Promise<Settlement> {
  if (kept.sums !== null) return JSON.parse(kept.sums);
  const { gateway, settlement_id, utr, version } = kept;
  const settlement = await sumSettlement(db, { gateway, settlementId: settlement_id, utr });
  await db
    .updateTable('settlement_sums')
    .set({ sums: JSON.stringify(settlement) })
    .where('gateway', '=', gateway)
    .where('settlement_id', '=', settlement_id)
    .where('utr', '=', utr)
    // What changed while it was added up is added up anew.
    .where('version', '=', version)
    .execute();
  return settlement;
}

/** The stored lines of a settlement. */
function linesOf(db: Kysely<Database>, { gateway, settlementId, utr }: SettlementKey) {
  return db
    .selectFrom('settlement_lines')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('settlement_id', '=', settlementId)
    .$if(settlementId === '', (query) => query.where('utr', '=', utr));
}

/** Adds up a settlement from all of its lines, compared with the store. */
async function sumSettlement(db: Kysely<Database>, key: SettlementKey): Promise<Settlement> {
  const rows = await linesOf(db, key).execute();
  const lines = await matchLines(db, key.gateway, rows.map(storedLine));
  const sums = new SettlementSums();
  for (const line of lines) sums.add(line);
  const [newest] = rows.toSorted((one, other) => other.imported_at - one.imported_at);
  const differences = lines.filter(({ result }) => result !== 'matched').length;
  return {
    Gateway: key.gateway,
    SettlementId: key.settlementId,
    // One of the reports of a settlement may have left the number out.
    Utr: rows.find((row) => row.utr !== '')?.utr ?? '',
    State: differences === 0 ? 'matched' : 'differs',
    At: rows.reduce((latest, { settled_at }) => Math.max(latest, settled_at), 0),
    Differences: differences,
    ...sums.result(),
    ImportedAt: newest?.imported_at ?? 0,
    ImportedBy: newest?.imported_by ?? '',
    Note: newest?.note ?? '',
  };
}
