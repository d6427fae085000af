import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { CONSENT_PURPOSES, calls } from '#lib/contract/index.ts';
import type { Database } from '../core/db/schema.ts';
import { fail, succeed } from '../core/outcome.ts';
import { asCustomer, type CustomerRow, changeAsCustomer } from '../customers/account/as-customer.ts';
import { closeAccount } from '../customers/account/close-account.ts';
import { collectCustomerData } from '../customers/account/collect-customer-data.ts';
import { logChoices, readConsentLog } from '../customers/account/consent-log.ts';
import { checkCode } from '../customers/codes/check-code.ts';
import { requestCode } from '../customers/codes/request-code.ts';
import { indexCustomer } from '../customers/customer-words.ts';
import { CONSENT_NOTICE_VERSION, currentChoices, newChoices } from '../customers/rules/consent-choices.ts';
import { offersWhatsApp } from '../messages/whatsapp/offers-whatsapp.ts';
import { sendWaitingBySms } from '../messages/whatsapp/send-by-sms.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** The response for a customer about themselves. */
function presentProfile(customer: CustomerRow): z.input<typeof calls.customerProfile.data> {
  return {
    UserName: customer.name,
    Email: customer.email,
    Mobile: customer.mobile,
    CustStatusID: customer.status_id,
    MemberSince: customer.created_at,
  };
}

/** The profile of the signed-in customer. */
const customerProfile = handlerFor(calls.customerProfile, async (_request, { db }, caller) =>
  asCustomer(db, caller, async (customer) => succeed(presentProfile(customer))),
);

/** Replaces name and email. The mobile cannot change because the customer signs in with it. */
const updateProfile = handlerFor(calls.updateProfile, async (request, { db, now }, caller) =>
  changeAsCustomer(db, caller, async (transaction, customer) => {
    const changed = await transaction
      .updateTable('customers')
      .set({ name: request.UserName, email: request.Email.toLowerCase(), modified_at: now() })
      .where('id', '=', customer.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await indexCustomer(transaction, changed);
    return succeed(presentProfile(changed));
  }),
);

/** The purposes that the site has. */
async function offeredPurposes(db: Kysely<Database>) {
  const hasWhatsApp = await offersWhatsApp(db);
  return CONSENT_PURPOSES.filter((purpose) => purpose !== 'updates-whatsapp' || hasWhatsApp);
}

async function presentConsents(db: Kysely<Database>, customerId: string) {
  const log = await readConsentLog(db, customerId);
  return { Version: CONSENT_NOTICE_VERSION, Purposes: currentChoices(log, await offeredPurposes(db)) };
}

/** The customer's consents. */
const customerConsents = handlerFor(calls.customerConsents, async (_request, { db }, caller) =>
  asCustomer(db, caller, async ({ id }) => succeed(await presentConsents(db, id))),
);

/** Records changed consents; purposes that are not named stay as they are. */
const updateConsents = handlerFor(calls.updateConsents, async (request, { db, now }, caller) =>
  changeAsCustomer(db, caller, async (transaction, customer) => {
    const { id, mobile } = customer;
    const log = await readConsentLog(transaction, id);
    const offered = await offeredPurposes(transaction);
    const requested = request.Purposes.filter(({ Purpose }) => offered.includes(Purpose));
    const choices = newChoices(log, requested);
    await logChoices(transaction, customer, { log, choices, source: request.Form, now: now() });
    if (choices.some(({ Purpose, Granted }) => Purpose === 'updates-whatsapp' && !Granted))
      await sendWaitingBySms(transaction, mobile, now());
    return succeed(await presentConsents(transaction, id));
  }),
);

/** All stored data of the customer. */
const customerData = handlerFor(calls.customerData, async (_request, { db, now }, caller) =>
  asCustomer(db, caller, async (customer) => succeed(await collectCustomerData(db, customer, now()))),
);

/** Sends a code to the customer's own mobile, with which the account can be deleted. */
const generateDeletionOtp = handlerFor(calls.generateDeletionOtp, async (request, context, caller) =>
  asCustomer(context.db, caller, ({ mobile }) =>
    requestCode(context, caller, {
      purpose: 'deletion',
      recipient: mobile,
      channel: 'sms',
      sessionId: request.SessionId,
    }),
  ),
);

/**
 * Deletes the customer after verifying a code sent to the mobile, and confirms it in a last mail if there is an
 * address.
 */
const deleteAccount = handlerFor(calls.deleteAccount, async (request, context, caller) =>
  asCustomer(context.db, caller, async ({ id, mobile }) => {
    const { SessionId: sessionId, EString: eString, OTP: otp } = request;
    const { network } = caller;
    const credentials = { purpose: 'deletion', recipient: mobile, sessionId, eString, otp, network } as const;
    const outcome = await checkCode(context, credentials, async (transaction) => {
      const closed = await closeAccount(transaction, id, { siteUrl: context.siteUrl, now: context.now() });
      return closed ? succeed(null) : fail('SignInRequired');
    });
    if (outcome.code === 'Success') context.security('account-deleted', { network, recipient: mobile });
    return outcome;
  }),
);

/** Handlers of the calls about the customer's profile and stored data. */
export const profileCalls: readonly CallHandler[] = [
  customerProfile,
  updateProfile,
  customerConsents,
  updateConsents,
  customerData,
  generateDeletionOtp,
  deleteAccount,
];
