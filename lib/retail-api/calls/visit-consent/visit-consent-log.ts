import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { asCustomer } from '../../customers/account/as-customer.ts';
import { readVisitChoices } from '../../customers/visits/visit-consents.ts';

/** Enough for fifty choices; all of them stand in the download. */
const ROWS_SHOWN = 100;

/** What the customer chose as a visitor, while signed in and before it in the same visit. */
export const visitConsentLog = handlerFor(calls.visitConsentLog, async (_request, { db }, caller) =>
  asCustomer(db, caller, async ({ id }) => {
    const choices = await readVisitChoices(db, id, ROWS_SHOWN);
    return succeed(
      choices.map(({ id, at, version, purposes }) => ({
        ChoiceId: id,
        At: at,
        Version: version,
        Purposes: purposes.map(({ purpose, granted }) => ({ Purpose: purpose, Granted: granted })),
      })),
    );
  }),
);
