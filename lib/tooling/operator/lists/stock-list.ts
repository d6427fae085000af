import { calls, type DataOf, type RequestOf, STOCK_REASONS, type StockReason } from '#lib/contract/index.ts';
import { WrongCell, wholeNumberIn } from './cell-values.ts';
import type { ListKind, SentRows } from './list-kind.ts';

type StockRow = RequestOf<typeof calls.saveStock>['Rows'][number];

/** A list of online stock; `reason` is that of rows without one. */
export function stockList(reason: StockReason): ListKind<StockRow> {
  return {
    columns: {
      sku: 'SKU',
      id: 'SKU',
      variant_sku: 'SKU',
      warehouse: 'Warehouse',
      quantity: 'Quantity',
      stock: 'Quantity',
      change: 'Change',
      expected_quantity: 'ExpectedQuantity',
      reason: 'Reason',
    },
    required: ['SKU'],
    needs: 'columns sku (or id) and quantity or change; warehouse, expected_quantity and reason may be there',
    isComplete: (fields) => fields.has('SKU') && (fields.has('Quantity') || fields.has('Change')),
    toRow(cells, at) {
      const row = {
        SKU: at('SKU', (cell) => cell) ?? '',
        Warehouse: at('Warehouse', (cell) => cell.toUpperCase()),
        Quantity: at('Quantity', wholeNumberIn),
        Change: at('Change', wholeNumberIn),
        ExpectedQuantity: at('ExpectedQuantity', wholeNumberIn),
        Reason: at('Reason', reasonIn),
      };
      const has = (field: string) => cells.has(field);
      if (has('Quantity') === has('Change')) {
        at('SKU', () => {
          throw new WrongCell('needs a quantity or a change in its row, one of them');
        });
      }
      return row;
    },
    idOf: ({ SKU }) => SKU,
    async send(client, rows, { dryRun: DryRun, idempotencyKey: IdempotencyKey, note: Note, by: Operator }) {
      const request = { Rows: [...rows], Reason: reason, DryRun, IdempotencyKey, Note, Operator };
      const reply = await client.call(calls.saveStock, request);
      return reply.ok ? { ok: true, data: sentRows(reply.data) } : reply;
    },
  };
}

function reasonIn(cell: string): StockReason {
  const reason = STOCK_REASONS.find((candidate) => candidate === cell.toLowerCase());
  if (!reason) throw new WrongCell(`is "${cell}"; it must be one of ${STOCK_REASONS.join(', ')}`);
  return reason;
}

function sentRows({ Changed, Rows }: DataOf<typeof calls.saveStock>): SentRows {
  return {
    counts: [{ count: Changed, text: 'Quantities that changed' }],
    rows: Rows.map(({ Row, SKU, Warehouse, QuantityBefore, Quantity }) => {
      const subject = Warehouse === undefined ? SKU : `${SKU} ${Warehouse}`;
      return { Row, subjects: [subject], text: `${QuantityBefore} to ${Quantity}` };
    }),
  };
}
