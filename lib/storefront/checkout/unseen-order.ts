/** Said where no answer tells what became of an order. The same form makes one order, however often it is sent. */
export const UNSEEN_ORDER = 'We could not see whether your order was placed. Press again: it will not be placed twice.';
