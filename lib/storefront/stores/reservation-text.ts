import * as m from '#messages';

/** What a shopper does to find an item at a store; `canCollect`: an order can be collected from one of the stores. */
export function reservationText(canCollect: boolean): string {
  return canCollect ? m.storesCollectOrCall() : m.storesCallFirst();
}
