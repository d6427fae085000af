import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { asCustomer } from '../../customers/account/as-customer.ts';
import { findOrder, readOrderLines } from '../../orders/order-store.ts';
import { paidLine } from '../../orders/returns/line-facts.ts';
import { pickupDates } from '../../orders/returns/rules/pickup-dates.ts';
import { piecesLeft } from '../../orders/rules/choose-pieces.ts';
import { isInShoppersHands } from '../../orders/rules/order-steps.ts';
import { readSizeOptions } from '../../orders/size-options.ts';
import { noSuchOrder } from './no-such-order.ts';

/** What the pieces of an order could be changed or exchanged for, and when they could be picked up. */
export const orderOptions = handlerFor(calls.orderOptions, async ({ OrderNumber }, { db, now }, caller) =>
  asCustomer(db, caller, async () => {
    const order = await findOrder(db, { OrderKey: '', OrderNumber }, caller);
    if (!order) return noSuchOrder();
    const lines = (await readOrderLines(db, [order.number])).get(order.number) ?? [];
    const options = await readSizeOptions(db, lines);
    return succeed({
      Lines: lines.map((line) => {
        // A change is for all pieces of a line, an exchange for as few as one.
        const left = piecesLeft({ ...paidLine(line), returned: line.returned });
        const needed = isInShoppersHands(order.state) ? Math.max(1, left) : 1;
        return {
          LineId: line.id,
          Sizes: (options.get(line.id) ?? []).map(({ sku, sizeName, price, stock, isSamePrice }) => ({
            SKU: sku,
            SizeName: sizeName,
            Price: price,
            SamePrice: isSamePrice,
            InStock: sku === line.sku || stock >= needed,
          })),
        };
      }),
      PickupDates: pickupDates(now()),
    });
  }),
);
