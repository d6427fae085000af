/**
 * Shown where no response told whether the order was placed. Repeating the same form places one order at most.
 */
export const UNSEEN_ORDER =
  'We could not check whether your order was placed. Please try again: we will not place it twice.';
