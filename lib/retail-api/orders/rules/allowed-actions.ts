import { ORDER_ACTIONS, type OrderAction, type OrderState } from '#lib/contract/index.ts';
import { isInShoppersHands } from './order-steps.ts';

interface ActionFacts {
  state: OrderState;
  /** Pieces that may still be sent back now. */
  returnable: number;
  /** What the operator offers at all. */
  offered: readonly OrderAction[];
}

/** What the customer of an order may still do with it. */
export function allowedActions({ state, returnable, offered }: ActionFacts): OrderAction[] {
  const mayChange = isInShoppersHands(state);
  const maySendBack = state === 'delivered' && returnable > 0;
  const allowed: Readonly<Record<OrderAction, boolean>> = {
    cancel: mayChange,
    modify: mayChange,
    return: maySendBack,
    exchange: maySendBack,
  };
  return ORDER_ACTIONS.filter((action) => allowed[action] && offered.includes(action));
}
