/** Name of the form field for an invitation code. */
export const INVITATION_FIELD = 'invitation';
