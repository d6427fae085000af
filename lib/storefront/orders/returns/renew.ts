/** What a refusal tells the form of a return: what it shows is no longer so, and the page is to be read again around it. */
export const RENEW = 'renew';
