/** The message where it is unknown whether a change was received. */
export const UNSEEN_CHANGE =
  'We could not check whether your changes were saved. Please save again; nothing will be changed twice.';
