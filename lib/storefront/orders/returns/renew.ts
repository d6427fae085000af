/** The data that tells the return form to reload its outdated page. */
export const RENEW = 'renew';
