/** The message where it is unknown whether a change was received. */
export const UNSEEN_CHANGE =
  'We could not see whether this was saved. Save again: it is done once, however often you press.';
