/** The heading, and the first words of a message, where the store or a service behind it gives no answer. */
export const OUTAGE = 'Something went wrong on our side';
