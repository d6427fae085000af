/** The longest email address of a form whose values are all saved in one cookie. */
export const MAX_SAVED_EMAIL_LENGTH = 120;
