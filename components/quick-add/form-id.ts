/** The id of the form that the buttons on all cards of a page submit. */
export const QUICK_ADD_FORM_ID = 'quick-add';
