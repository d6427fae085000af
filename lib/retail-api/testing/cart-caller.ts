import type { CartWire } from '#lib/contract/index.ts';
import type { ApiCaller } from './api-caller.ts';

/** What tests of the cart ask for; `caller` is whoever asks by then. */
export function cartCalls(caller: () => ApiCaller) {
  const add = (body: object) => caller().post<CartWire>('AddCart', body);
  return {
    add,
    view: async (guid: string) => (await caller().post<CartWire>('ViewCartNew', { BasketGUID: guid })).Data,
    /** Adds, and answers with the cart. Throws where nothing was added. */
    async cartWith(body: object): Promise<CartWire> {
      const { Data } = await add(body);
      if (!Data) throw new Error('The add failed.');
      return Data;
    },
    firstLine: (cart: CartWire) => cart.Products[0]?.LineId ?? '',
  };
}
