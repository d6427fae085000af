/** Said where no answer tells what became of an order. The same form makes one order, however often it is sent. */
export const UNSEEN_ORDER =
  'We could not check whether your order was placed. Please try again: we will not place it twice.';
