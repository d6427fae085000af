import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { deskReturnFacts } from '../../orders/returns/desk-return-facts.ts';
import { findReturn } from '../../orders/returns/return-store.ts';
import { returnWire } from '../../orders/returns/return-wire.ts';
import { noSuchReturn } from './no-such-return.ts';

/** A return of any customer. */
export const deskReturn = handlerFor(calls.deskReturn, async ({ ReturnNumber }, { db }) => {
  const row = await findReturn(db, ReturnNumber);
  return row ? succeed({ ...(await returnWire(db, row)), ...(await deskReturnFacts(db, row)) }) : noSuchReturn();
});
