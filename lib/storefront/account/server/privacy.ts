import 'server-only';
import { calls } from '#lib/contract/index.ts';
import { CONSENT_PURPOSES } from '#lib/contract/vocabulary.ts';
import { type Result, success } from '#lib/shared/result.ts';
import { callAsCustomer } from '#lib/storefront/platform/session/customer-call.ts';
import { readAsCustomer } from '#lib/storefront/platform/session/customer-page.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import type { ConsentsFormValues } from '../privacy/schema.ts';
import { toConsents, toSignedIn } from '../transform.ts';
import type { Consents, SignedIn } from '../types.ts';

/** The sessions of the customer of a page at `path`, the last used first. */
export async function getSessions(path: string): Promise<Result<SignedIn[]>> {
  const result = await readAsCustomer(calls.customerSessions, {}, path);
  return result.ok ? success(toSignedIn(result.value)) : result;
}

/** The consents of the customer of a page at `path`. */
export async function getConsents(path: string): Promise<Result<Consents>> {
  const result = await readAsCustomer(calls.customerConsents, {}, path);
  return result.ok ? success(toConsents(result.value)) : result;
}

/** Saves the signed-in customer's consents. */
export async function saveConsents(session: ShopperSession, form: ConsentsFormValues): Promise<Result<Consents>> {
  const Purposes = CONSENT_PURPOSES.map((purpose) => ({ Purpose: purpose, Granted: form[purpose] }));
  const result = await callAsCustomer(session, calls.updateConsents, { Purposes });
  return result.ok ? success(toConsents(result.value)) : result;
}

/** Collects all data stored about the signed-in customer, part by part. */
export function collectData(session: ShopperSession): Promise<Result<Record<string, unknown>>> {
  return callAsCustomer(session, calls.customerData, {});
}

/** Saves the customer's consent to updates by WhatsApp, given in the checkout. */
export async function agreeToWhatsApp(session: ShopperSession): Promise<Result<unknown>> {
  const Purposes = [{ Purpose: 'updates-whatsapp' as const, Granted: true }];
  return callAsCustomer(session, calls.updateConsents, { Purposes, Form: 'checkout' });
}
