import { calls, type DataOf, type RequestOf } from '#lib/contract/index.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import { formatWireRupees } from '../desk/text-columns.ts';
import { paiseIn, timeIn } from './cell-values.ts';
import type { ListKind, SentRows } from './list-kind.ts';

type Request = RequestOf<typeof calls.savePrices>;
type PriceRow = Request['Rows'][number];

/** What a list of prices is sent with. */
type PriceOptions = Pick<Request, 'Replace' | 'Force' | 'MaximumJump'>;

/** A list of prices. */
export function priceList(options: PriceOptions): ListKind<PriceRow> {
  return {
    columns: {
      id: 'Id',
      sku: 'Id',
      code: 'Id',
      product_code: 'Id',
      variant_sku: 'Id',
      price: 'Price',
      mrp: 'MRP',
      from: 'From',
      until: 'Until',
      expected_price: 'ExpectedPrice',
    },
    required: ['Id', 'Price'],
    needs: 'columns id (or sku) and price; mrp, from, until and expected_price may be there',
    isComplete: (fields) => fields.has('Id') && fields.has('Price'),
    toRow: (_cells, at) => ({
      Id: at('Id', (cell) => cell) ?? '',
      Price: at('Price', paiseIn) ?? 0,
      MRP: at('MRP', paiseIn),
      From: at('From', (cell) => timeIn(cell, false)),
      Until: at('Until', (cell) => timeIn(cell, true)),
      ExpectedPrice: at('ExpectedPrice', paiseIn),
    }),
    idOf: ({ Id }) => Id,
    async send(client, rows, { dryRun: DryRun, idempotencyKey: IdempotencyKey, note: Note, by: Operator }) {
      const request = { ...options, Rows: [...rows], DryRun, IdempotencyKey, Note, Operator };
      const reply = await client.call(calls.savePrices, request);
      return reply.ok ? { ok: true, data: sentRows(reply.data) } : reply;
    },
  };
}

/** `data` has money in rupees, as an operator's client returns it. */
function sentRows({ Changed, Scheduled, Rows }: DataOf<typeof calls.savePrices>): SentRows {
  return {
    counts: [
      { count: Changed, text: 'SKUs with another price or MRP now' },
      { count: Scheduled, text: 'SKUs whose price changes later' },
    ],
    rows: Rows.map(({ Row, SKUs, PriceBefore, MRPBefore, Price, MRP, From, Until }) => {
      const mrp = MRP === MRPBefore ? '' : `, MRP ${formatWireRupees(MRPBefore)} to ${formatWireRupees(MRP)}`;
      const from = From === null ? '' : `, from ${formatMoment(From)}`;
      const until = Until === null ? '' : `, until ${formatMoment(Until)}`;
      return {
        Row,
        subjects: SKUs,
        text: `${formatWireRupees(PriceBefore)} to ${formatWireRupees(Price)}${mrp}${from}${until}`,
      };
    }),
  };
}
