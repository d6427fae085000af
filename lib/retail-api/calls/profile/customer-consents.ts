import { calls } from '#lib/contract/index.ts';
import { asCustomer } from '../../account/as-customer.ts';
import { readConsentLog } from '../../account/consent-log.ts';
import { handlerFor, succeed } from '../../call-handler.ts';
import { CONSENT_NOTICE_VERSION, currentChoices } from '../../domain/account/consent-choices.ts';

/** What the customer has agreed to. */
export const customerConsents = handlerFor(calls.customerConsents, async (_request, { db }, caller) =>
  asCustomer(db, caller, async ({ id }) =>
    succeed({ Version: CONSENT_NOTICE_VERSION, Purposes: currentChoices(await readConsentLog(db, id)) }),
  ),
);
