/** The id of the form with the product and its chosen size, for buttons elsewhere on the page that submit it. */
export const BUY_FORM_ID = 'buy';
