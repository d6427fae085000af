/** Id of the form that holds the product and its chosen size, for the buttons that send it from elsewhere in the page. */
export const BUY_FORM_ID = 'buy';
