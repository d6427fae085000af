import type { Kysely } from 'kysely';
import { rupeesOf } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import { isoTime } from '../../core/iso-time.ts';
import { readReturnDocument, readReturnLines } from './return-repository.ts';

/**
 * The returns of a customer with all data stored about them, as the customer reads it, oldest first; times are ISO
 * 8601.
 */
export async function exportReturns(db: Kysely<Database>, customerId: string) {
  const rows = await db
    .selectFrom('returns')
    .innerJoin('orders', 'orders.number', 'returns.order_number')
    .selectAll('returns')
    .where('orders.customer_id', '=', customerId)
    .orderBy('requested_at')
    .orderBy('returns.number')
    .execute();
  const lines = await readReturnLines(db, rows);
  return rows.map((row) => {
    const { address, bank, comment, pan, ...document } = readReturnDocument(row);
    return {
      ReturnNumber: row.number,
      OrderNumber: row.order_number,
      Kind: row.kind,
      State: row.state,
      RequestedAt: isoTime(row.requested_at),
      Amount: rupeesOf(row.amount),
      Comment: comment,
      Pieces: (lines.get(row.number) ?? []).map(({ quantity, reason, replacement }) => ({
        Quantity: quantity,
        Reason: reason,
        Replacement: replacement?.title ?? '',
      })),
      PickupAddress: address,
      PickupDate: document.pickupDate,
      PickupSlot: document.pickupSlot,
      SealIntact: document.sealIntact,
      TagsOn: document.tagsOn,
      RefundTo: row.refund_to,
      BankAccount: bank && { Name: bank.accountName, Number: bank.accountNumber, IFSC: bank.ifsc },
      BankAccountDigits: document.bankDigits,
      PAN: pan,
      StoreNote: document.storeNote,
      ReplacementOrder: row.replacement_order ?? '',
    };
  });
}
