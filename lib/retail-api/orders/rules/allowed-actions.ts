import { ORDER_ACTIONS, type OrderAction, type OrderState } from '#lib/contract/index.ts';
import { isInShoppersHands } from './order-steps.ts';

interface ActionFacts {
  state: OrderState;
  /** Quantity that may still be returned now. */
  returnable: number;
  /** The actions that the operator offers. */
  offered: readonly OrderAction[];
}

/** The actions that an order offers its customer. */
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
