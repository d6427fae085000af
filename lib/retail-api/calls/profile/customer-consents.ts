import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { asCustomer } from '../../customers/account/as-customer.ts';
import { readConsentLog } from '../../customers/account/consent-log.ts';
import { CONSENT_NOTICE_VERSION, currentChoices } from '../../customers/rules/consent-choices.ts';

/** What the customer has agreed to. */
export const customerConsents = handlerFor(calls.customerConsents, async (_request, { db }, caller) =>
  asCustomer(db, caller, async ({ id }) =>
    succeed({ Version: CONSENT_NOTICE_VERSION, Purposes: currentChoices(await readConsentLog(db, id)) }),
  ),
);
