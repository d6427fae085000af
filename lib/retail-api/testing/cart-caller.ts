import type { CartWire } from '#lib/contract/index.ts';
import type { ApiCaller } from './api-caller.ts';

/** The calls of cart tests; `caller` returns the current caller. */
export function cartCallsOf(caller: () => ApiCaller) {
  const add = (body: object) => caller().post<CartWire>('AddCart', body);
  return {
    add,
    view: async (guid: string) => (await caller().post<CartWire>('ViewCartNew', { BasketGUID: guid })).Data,
    /** Adds to the cart and returns it. Throws if nothing was added. */
    async cartWith(body: object): Promise<CartWire> {
      const { Data } = await add(body);
      if (!Data) throw new Error('The add failed.');
      return Data;
    },
    firstLine: (cart: CartWire) => cart.Products[0]?.LineId ?? '',
  };
}
