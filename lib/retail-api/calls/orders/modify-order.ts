import { calls } from '#lib/contract/index.ts';
import { handlerFor } from '../../core/call-handler.ts';
import { modifyOrder as modify } from '../../orders/modify-order.ts';
import { refuseChange } from '../../orders/refuse-change.ts';
import { changeOwnOrder } from './change-own-order.ts';

/** Changes where an order of the customer goes, or its sizes, until it is packed. */
export const modifyOrder = handlerFor(calls.modifyOrder, async (request, context, caller) =>
  changeOwnOrder(context, { call: calls.modifyOrder, request, caller }, async (transaction, order, now) => {
    const refused = await refuseChange(transaction, order, 'modify');
    if (refused) return refused;
    const sizes = request.Sizes.map(({ LineId, SKU }) => ({ lineId: LineId, sku: SKU }));
    return modify(transaction, order, { address: request.Address, sizes }, { ...context, now });
  }),
);
