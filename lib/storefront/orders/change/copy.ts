/** What is said where nobody knows whether a change arrived. */
export const UNSEEN_CHANGE =
  'We could not see whether this was saved. Save again: it is done once, however often you press.';
