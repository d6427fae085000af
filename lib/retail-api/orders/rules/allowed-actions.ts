import { ORDER_ACTIONS, type OrderAction, type OrderState } from '#lib/contract/index.ts';
import { isInShoppersHands } from './order-steps.ts';

interface ActionFacts {
  state: OrderState;
  /** Whether it is collected from a store: neither its address nor its sizes can be changed then. */
  isCollected: boolean;
  /** Quantity that may still be returned now. */
  returnable: number;
  /** The actions that the operator offers. */
  offered: readonly OrderAction[];
}

/** The actions that an order offers its customer. */
export function allowedActions({ state, isCollected, returnable, offered }: ActionFacts): OrderAction[] {
  const mayChange = isInShoppersHands(state);
  const maySendBack = state === 'delivered' && returnable > 0;
  const allowed: Readonly<Record<OrderAction, boolean>> = {
    cancel: mayChange,
    modify: mayChange && !isCollected,
    return: maySendBack,
    exchange: maySendBack,
  };
  return ORDER_ACTIONS.filter((action) => allowed[action] && offered.includes(action));
}
