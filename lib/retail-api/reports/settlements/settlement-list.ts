import { type Kysely, sql } from 'kysely';
import { type calls, type DataOf, GATEWAYS, type Gateway, type SettlementSelection } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import { type MatchedLine, matchLines } from '../../payments/settlements/match-lines.ts';
import { settlementRow } from '../../payments/settlements/settlement-rows.ts';
import { SettlementSums } from '../../payments/settlements/settlement-sums.ts';
import { storedLine } from '../../payments/settlements/stored-line.ts';
import type { Period } from '../month.ts';

type List = DataOf<typeof calls.settlementList>;
type Lines = DataOf<typeof calls.settlementLines>;
type Settlement = Lines['Settlement'];

/** What a settlement is known by: its id, or the bank's number of the transfer where it has no id. */
export interface SettlementKey {
  gateway: Gateway;
  settlementId: string;
  utr: string;
}

const SETTLEMENTS_PER_PAGE = 20;
/** Lines of one settlement that a page shows. */
const LINES_SHOWN = 200;

/** The bank's number where it names the settlement; empty where an id does. */
const nameOfTransfer = sql<string>`case when settlement_id = '' then utr else '' end`;

/** A page of the settlements with a line in a period, the newest first, each with the sums over all of its lines. */
export async function listSettlements(db: Kysely<Database>, { from, to }: Period, page: number): Promise<List> {
  const keys = await db
    .selectFrom('settlement_lines')
    .select(['gateway', 'settlement_id as settlementId', nameOfTransfer.as('utr')])
    .where('gateway', 'in', GATEWAYS)
    .where('settled_at', '>=', from)
    .where('settled_at', '<', to)
    .groupBy(['gateway', 'settlement_id', nameOfTransfer])
    .orderBy(({ fn }) => fn.max('settled_at'), 'desc')
    .orderBy('gateway')
    .orderBy('settlement_id')
    .orderBy(nameOfTransfer)
    .execute();
  const shown = keys.slice((page - 1) * SETTLEMENTS_PER_PAGE, page * SETTLEMENTS_PER_PAGE);
  const settlements: Settlement[] = [];
  for (const key of shown) {
    const read = await readSettlement(db, key);
    if (read) settlements.push(read.settlement);
  }
  const totalPages = Math.ceil(keys.length / SETTLEMENTS_PER_PAGE);
  return { Settlements: settlements, Page: page, TotalPages: totalPages, MorePages: false };
}

/** A page of the lines of a settlement, by their ids, after the line `after`; undefined where there is no such settlement. */
export async function readSettlementLines(
  db: Kysely<Database>,
  key: SettlementKey,
  show: SettlementSelection,
  after: string,
): Promise<Lines | undefined> {
  const read = await readSettlement(db, key);
  if (!read) return undefined;
  const rest = read.lines.filter(({ line, result }) => line.lineId > after && (show === 'all' || result !== 'matched'));
  const rows = rest.slice(0, LINES_SHOWN).map(settlementRow);
  const Next = rest.length > LINES_SHOWN ? (rows.at(-1)?.LineId ?? null) : null;
  return { Settlement: read.settlement, Rows: rows, Next };
}

/** A settlement and all of its lines, compared with the store; undefined where there is none. */
async function readSettlement(
  db: Kysely<Database>,
  { gateway, settlementId, utr }: SettlementKey,
): Promise<{ settlement: Settlement; lines: MatchedLine[] } | undefined> {
  const rows = await db
    .selectFrom('settlement_lines')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('settlement_id', '=', settlementId)
    .$if(settlementId === '', (query) => query.where('utr', '=', utr))
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  const lines = await matchLines(db, gateway, rows.map(storedLine).toSorted(byId));
  const sums = new SettlementSums();
  for (const line of lines) sums.add(line);
  const newest = rows.reduce((one, other) => (other.imported_at > one.imported_at ? other : one), first);
  const differences = lines.filter(({ result }) => result !== 'matched').length;
  const settlement: Settlement = {
    Gateway: gateway,
    SettlementId: settlementId,
    // One of the reports of a settlement may have left the number out.
    Utr: rows.find((row) => row.utr !== '')?.utr ?? '',
    State: differences === 0 ? 'matched' : 'differs',
    At: rows.reduce((latest, { settled_at }) => Math.max(latest, settled_at), 0),
    Differences: differences,
    ...sums.result(),
    ImportedAt: newest.imported_at,
    ImportedBy: newest.imported_by,
    Note: newest.note,
  };
  return { settlement, lines };
}

/** By code unit, as `after` is compared; a database may order texts by the rules of a language. */
function byId({ lineId: one }: { lineId: string }, { lineId: other }: { lineId: string }): number {
  return one < other ? -1 : 1;
}
