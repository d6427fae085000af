import type { Transaction } from 'kysely';
import type { OrderEventKind, ReturnState } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import { releaseStock } from '../holds/stock.ts';
import { type EventActor, recordOrderEvent } from '../order-events.ts';
import { replacementItems } from './open-return.ts';
import type { ReturnDocument } from './return-document.ts';
import { type LockedReturn, type ReturnRow, readReturnDocument, readReturnLines } from './return-repository.ts';
import {
  isOpenReturn,
  keepsItems,
  type ReturnMove,
  reservesReplacement,
  stateAfterMove,
} from './rules/return-steps.ts';

const EVENTS: Readonly<Record<ReturnMove, OrderEventKind>> = {
  approve: 'return-approved',
  refuse: 'return-refused',
  withdraw: 'return-withdrawn',
  'pick-up': 'return-picked-up',
  pass: 'quality-passed',
  fail: 'quality-failed',
  'send-back': 'return-sent-back',
  refund: 'refund-opened',
  expire: 'refund-opened',
  'give-up': 'refund-opened',
  'end-exchange': 'refund-opened',
  exchange: 'exchange-placed',
  restock: 'restocked',
};

interface Move {
  move: ReturnMove;
  actor: EventActor;
  /** What to change in its document. */
  change?: Partial<Pick<ReturnDocument, 'storeNote' | 'courier' | 'awb'>>;
  /** Epoch milliseconds. */
  now: number;
}

/** A return after a move. */
interface MovedReturn {
  row: ReturnRow;
  /** Products that are back in stock, for `announceProducts`, which runs after all other locks are taken. */
  backInStock: string[];
}

/**
 * Moves a locked return to its next state. Items that are not returned count as the shopper's again. Stock reserved for
 * it is released when no longer needed, except for the move `exchange`, which uses it. A bank account that receives
 * nothing is erased. Null if the move is not allowed; then nothing has changed.
 */
export async function moveReturn(
  transaction: Transaction<Database>,
  { row }: Pick<LockedReturn, 'row'>,
  { move, actor, change = {}, now }: Move,
): Promise<MovedReturn | null> {
  const { number, kind } = row;
  const state = stateAfterMove(kind, row.state, move);
  if (state === null) return null;
  const document = withoutBank(state, { ...readReturnDocument(row), ...change });
  const moved = await transaction
    .updateTable('returns')
    .set({ state, changed_at: now, document: JSON.stringify(document) })
    .where('number', '=', number)
    .returningAll()
    .executeTakeFirstOrThrow();
  const facts = document.storeNote === '' ? {} : { note: document.storeNote };
  const event = { orderNumber: row.order_number, returnNumber: number, kind: EVENTS[move], actor, facts, now };
  await recordOrderEvent(transaction, event);
  if (keepsItems(row.state) && !keepsItems(state)) await releaseItems(transaction, row);
  const frees = reservesReplacement(kind, row.state) && !reservesReplacement(kind, state) && move !== 'exchange';
  return { row: moved, backInStock: frees ? await freeReplacement(transaction, row, now) : [] };
}

/** Releases the stock reserved for an exchange. Returns the products that are back in stock. */
export async function freeReplacement(
  transaction: Transaction<Database>,
  row: ReturnRow,
  now: number,
): Promise<string[]> {
  const lines = (await readReturnLines(transaction, [row])).get(row.number) ?? [];
  return releaseStock(transaction, { number: row.number, items: replacementItems(lines), now });
}

async function releaseItems(transaction: Transaction<Database>, row: ReturnRow): Promise<void> {
  const lines = (await readReturnLines(transaction, [row])).get(row.number) ?? [];
  for (const { line_id, quantity } of lines) {
    await transaction
      .updateTable('order_lines')
      .set((line) => ({ returned: line('returned', '-', quantity) }))
      .where('id', '=', line_id)
      .execute();
  }
}

/**
 * If money was sent to the account, its last digits stay. An exchange keeps the account until it is completed
 * (`eraseBankAccount`).
 */
function withoutBank(state: ReturnState, document: ReturnDocument): ReturnDocument {
  if (isOpenReturn(state) || state === 'exchanged') return document;
  return { ...document, bank: null, bankDigits: keepsItems(state) ? document.bankDigits : '' };
}
