import { sql } from 'kysely';

/**
 * Which orders the desk sees: those that were ever confirmed, and exchanges and orders of staff that are unpaid. Without
 * parameters, as the indexes of its lists have it: an engine uses them where a query says the same.
 */
export const AT_DESK = sql<boolean>`(confirmed_at is not null or (state = 'payment-pending' and (exchange_of != '' or placed_by != '')))`;
