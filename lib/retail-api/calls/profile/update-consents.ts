import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { changeAsCustomer } from '../../customers/account/as-customer.ts';
import { logChoices, readConsentLog } from '../../customers/account/consent-log.ts';
import { CONSENT_NOTICE_VERSION, currentChoices, newChoices } from '../../customers/rules/consent-choices.ts';

/** Records what has changed; purposes that are not named stay as they are. */
export const updateConsents = handlerFor(calls.updateConsents, async (request, { db, now }, caller) =>
  changeAsCustomer(db, caller, async (transaction, { id }) => {
    const log = await readConsentLog(transaction, id);
    await logChoices(transaction, id, { log, choices: newChoices(log, request.Purposes), now: now() });
    return succeed({
      Version: CONSENT_NOTICE_VERSION,
      Purposes: currentChoices(await readConsentLog(transaction, id)),
    });
  }),
);
