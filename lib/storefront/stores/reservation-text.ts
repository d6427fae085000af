/** What a shopper does to find an item at a store; `canCollect`: an order can be collected from one of the stores. */
export function reservationText(canCollect: boolean): string {
  return canCollect
    ? 'To collect it, choose the store at checkout. For a visit without an order, please call the store first: we do not reserve the item.'
    : 'We do not reserve the item. Please call the store before you visit.';
}
