/** What is said where nobody knows whether a change arrived. */
export const UNSEEN_CHANGE =
  'We could not check whether your changes were saved. Please save again: we make each change only once.';
