import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';

/** The store sells in Indian rupees alone. */
export const getCurrency = handlerFor(calls.currencies, async () =>
  succeed([{ CurrencyId: 1, CurrencyCode: 'INR', CurrencySymbol: '₹' }]),
);
