/** Name of the field of an invitation code. */
export const INVITATION_FIELD = 'invitation';
