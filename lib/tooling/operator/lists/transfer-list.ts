import { calls, type DataOf, type RequestOf } from '#lib/contract/index.ts';
import { WrongCell, wholeNumberIn } from './cell-values.ts';
import type { ListKind, SentRows } from './list-kind.ts';

type TransferRow = RequestOf<typeof calls.transferStock>['Rows'][number];

/** A list of pieces that are moved between warehouses; its rows count one after the other. */
export const transferList: ListKind<TransferRow> = {
  columns: {
    sku: 'SKU',
    id: 'SKU',
    variant_sku: 'SKU',
    from: 'From',
    to: 'To',
    quantity: 'Quantity',
    pieces: 'Quantity',
  },
  required: ['SKU', 'From', 'To', 'Quantity'],
  needs: 'columns sku (or id), from, to and quantity',
  isComplete: (fields) => ['SKU', 'From', 'To', 'Quantity'].every((field) => fields.has(field)),
  toRow: (_cells, at) => ({
    SKU: at('SKU', (cell) => cell) ?? '',
    From: at('From', (cell) => cell.toUpperCase()) ?? '',
    To: at('To', (cell) => cell.toUpperCase()) ?? '',
    Quantity: at('Quantity', piecesIn) ?? 0,
  }),
  idOf: ({ SKU }) => SKU,
  async send(client, rows, { dryRun: DryRun, idempotencyKey: IdempotencyKey, note: Note, by: Operator }) {
    const request = { Rows: [...rows], DryRun, IdempotencyKey, Note, Operator };
    const reply = await client.call(calls.transferStock, request);
    return reply.ok ? { ok: true, data: sentRows(reply.data) } : reply;
  },
};

function sentRows({ Rows }: DataOf<typeof calls.transferStock>): SentRows {
  return {
    counts: [],
    rows: Rows.map(({ Row, SKU, From, FromQuantity, To, ToQuantity }) => {
      return { Row, subjects: [`${SKU} ${From} ${To}`], text: `${From} has ${FromQuantity}, ${To} has ${ToQuantity}` };
    }),
  };
}

function piecesIn(cell: string): number {
  const pieces = wholeNumberIn(cell);
  if (pieces < 1) throw new WrongCell(`is "${cell}"; it must be 1 or more`);
  return pieces;
}
