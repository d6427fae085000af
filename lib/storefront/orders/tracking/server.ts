import { isLinkToken } from '../is-link-token.ts';
import 'server-only';
import { calls, type DataOf } from '#lib/contract/index.ts';
import { failure, type Result, success } from '#lib/shared/result.ts';
import { toSentCode } from '#lib/storefront/account/transform.ts';
import type { SentCode } from '#lib/storefront/account/types.ts';
import { toResult } from '#lib/storefront/platform/retail-client/return-code-policy.ts';
import { retail } from '#lib/storefront/platform/retail-client/server.ts';
import { readShopper } from '#lib/storefront/platform/session/read.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { callAsVisitor } from '#lib/storefront/platform/session/visitor-call.ts';
import type { TrackingFormValues } from './schema.ts';
import { toTrackedOrder, toTrackedStatus } from './transform.ts';
import type { TrackedOrder, TrackedStatus } from './types.ts';

const trackingRequest = ({ orderNumber, contact }: TrackingFormValues) => ({
  OrderNumber: orderNumber,
  Contact: contact,
});

/** The status of an order; not found also where it has another contact. For route handlers. */
export async function trackOrder(session: ShopperSession, form: TrackingFormValues): Promise<Result<TrackedStatus>> {
  const read = await callAsVisitor(session, calls.trackOrder, { ...trackingRequest(form), SessionId: session.id() });
  return toStatusResult(read);
}

/** The status of the order that this browser requested before, for a render. */
export async function getTrackedStatus(form: TrackingFormValues): Promise<Result<TrackedStatus>> {
  const { sessId = '' } = await readShopper();
  if (sessId === '') return failure({ kind: 'not-found' });
  return toStatusResult(
    toResult(await retail().callAsSite(calls.trackOrder, { ...trackingRequest(form), SessionId: sessId })),
  );
}

/** Sends a code to the contact of an order. `eString`: of the code before, or empty. */
export async function sendTrackingCode(
  session: ShopperSession,
  form: TrackingFormValues,
  eString: string,
): Promise<Result<SentCode>> {
  const request = { ...trackingRequest(form), SessionId: session.id(), EString: eString };
  const sent = await callAsVisitor(session, calls.trackOrderCode, request);
  return sent.ok ? success(toSentCode(sent.value)) : sent;
}

/** Returns the key of an order in exchange for its code. */
export async function exchangeTrackingCode(
  session: ShopperSession,
  form: TrackingFormValues,
  { code, eString }: { code: string; eString: string },
): Promise<Result<string>> {
  const request = { ...trackingRequest(form), SessionId: session.id(), OTP: code, EString: eString };
  const proven = await callAsVisitor(session, calls.verifyTrackOrderCode, request);
  return proven.ok ? success(proven.value.OrderKey) : proven;
}

/** An order by the token of a link; an invalid token is not found, without a call if it is malformed. */
export async function getTrackedOrder(token: string): Promise<Result<TrackedOrder>> {
  if (!isLinkToken(token)) return failure({ kind: 'not-found' });
  const read = toResult(await retail().callAsSite(calls.trackedOrderByToken, { Token: token }));
  if (!read.ok) return read.failure.kind === 'unavailable' ? read : failure({ kind: 'not-found' });
  return success(toTrackedOrder(read.value));
}

function toStatusResult(read: Result<DataOf<typeof calls.trackOrder>>): Result<TrackedStatus> {
  return read.ok ? success(toTrackedStatus(read.value)) : read;
}
