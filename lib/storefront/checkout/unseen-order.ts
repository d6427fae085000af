/**
 * Shown where no response told whether the order was placed. Repeating the same form places one order at most.
 */
export const UNSEEN_ORDER = 'We could not see whether your order was placed. Press again: it will not be placed twice.';
