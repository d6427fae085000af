import { codeStepOf } from '#lib/storefront/account/codes/code-cookie.ts';
import { getCode } from '#lib/storefront/account/server/code-step.ts';
import type { CodeStepState } from '#lib/storefront/account/types.ts';
import { getOrderByKey } from '#lib/storefront/orders/server.ts';
import { maskedContact } from '#lib/storefront/orders/tracking/masked-contact.ts';
import { getTrackedStatus } from '#lib/storefront/orders/tracking/server.ts';
import { toTrackingLookup } from '#lib/storefront/orders/tracking/tracking-lookup.ts';
import type { TrackedOrder, TrackedStatus } from '#lib/storefront/orders/tracking/types.ts';
import { trackedOrder } from '#lib/storefront/platform/session/flash-cookies.ts';
import { readPageFlash } from '#lib/storefront/platform/session/read.ts';

type Tracking =
  /** This browser asked for no order, or its request has expired. */
  | { kind: 'none' }
  | { kind: 'unavailable' }
  | { kind: 'code'; codeStep: { contact: string; orderNumber: string; step: CodeStepState } }
  | { kind: 'status'; status: TrackedStatus; contact: string }
  | { kind: 'order'; order: TrackedOrder };

/** Returns the tracking state of this browser: the order's status, the code step, or the order's details. */
export async function loadTracking(): Promise<Tracking> {
  const code = await getCode('tracking');
  if (code) {
    const contact = maskedContact(code.mobile || code.email);
    return { kind: 'code', codeStep: { contact, orderNumber: code.orderNumber, step: codeStepOf(code, Date.now()) } };
  }
  const lookup = toTrackingLookup(await readPageFlash(trackedOrder));
  if (!lookup) return { kind: 'none' };
  if (lookup.key !== '') {
    const order = await getOrderByKey(lookup.key);
    if (order.ok) return { kind: 'order', order: order.value };
    return order.failure.kind === 'unavailable' ? { kind: 'unavailable' } : { kind: 'none' };
  }
  const status = await getTrackedStatus(lookup);
  if (status.ok) return { kind: 'status', status: status.value, contact: maskedContact(lookup.contact) };
  return status.failure.kind === 'unavailable' ? { kind: 'unavailable' } : { kind: 'none' };
}
