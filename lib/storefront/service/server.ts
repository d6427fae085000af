import 'server-only';
import { calls, orderNumber, serviceNumber } from '#lib/contract/index.ts';
import type { EstimateAnswer } from '#lib/contract/service-vocabulary.ts';
import { failure, type Result, success } from '#lib/shared/result.ts';
import { callAsCustomer } from '#lib/storefront/platform/session/customer-call.ts';
import { readAsCustomer, requireCustomer } from '#lib/storefront/platform/session/customer-page.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import type { ServiceRequestInput } from './schema.ts';
import { toServiceableLine, toServiceRequest } from './transform.ts';
import type { ServiceList, ServiceOptions, ServiceRequest } from './types.ts';

/** What a service can be requested for in an order, for the page at `path`. */
export async function getServiceOptions(order: string, path: string): Promise<Result<ServiceOptions>> {
  if (!orderNumber.safeParse(order).success) return nothingOwn(path);
  const read = await readAsCustomer(calls.serviceOptions, { OrderNumber: order }, path);
  if (!read.ok) return read;
  return success({ lines: read.value.Lines.map(toServiceableLine), days: read.value.PickupDates });
}

/** A page of the customer's service requests, for the page at `path`. */
export async function getOwnServices(page: number, path: string): Promise<Result<ServiceList>> {
  const read = await readAsCustomer(calls.serviceList, { Page: page }, path);
  if (!read.ok) return read;
  const { Requests, Page, TotalPages } = read.value;
  return success({ requests: Requests.map(toServiceRequest), page: Page, pages: TotalPages });
}

/**
 * The customer's service requests about items of an order, newest first, for the page at `path`; none where they cannot
 * be read, because the order is shown without them.
 */
export async function getServicesOfOrder(order: string, path: string): Promise<ServiceRequest[]> {
  const read = await readAsCustomer(calls.serviceList, { OrderNumber: order }, path);
  // A retail API of the operator's own may not know the filter.
  return read.ok ? read.value.Requests.map(toServiceRequest).filter(({ orderNumber }) => orderNumber === order) : [];
}

/** The customer's own service request, for the page at `path`; a malformed number is not found without a call. */
export async function getOwnService(number: string, path: string): Promise<Result<ServiceRequest>> {
  if (!serviceNumber.safeParse(number).success) return nothingOwn(path);
  const read = await readAsCustomer(calls.serviceDetails, { ServiceNumber: number }, path);
  return read.ok ? success(toServiceRequest(read.value)) : read;
}

/** The request is not found, but a guest is asked to sign in first, as for any other number. */
async function nothingOwn(path: string): Promise<Result<never>> {
  const customer = await requireCustomer(path);
  return customer.ok ? failure({ kind: 'not-found' }) : customer;
}

/** Requests a service; `key` is the form's idempotency key. */
export async function requestService(
  session: ShopperSession,
  input: ServiceRequestInput,
): Promise<Result<ServiceRequest>> {
  const reply = await callAsCustomer(session, calls.requestService, {
    OrderNumber: input.order,
    LineId: input.line,
    Reason: input.reason,
    Comment: input.comment,
    PhotoIds: input.photoIds,
    Handover: input.handover,
    PickupAddress: input.address,
    PickupDate: input.day,
    PickupSlot: input.slot,
    StoreCode: input.store,
    IdempotencyKey: input.key,
  });
  return reply.ok ? success(toServiceRequest(reply.value)) : reply;
}

/** Approves or declines an estimate; `expected`: its amount as the shopper saw it, in paise. */
export async function sendEstimateAnswer(
  session: ShopperSession,
  { number, answer, expected }: { number: string; answer: EstimateAnswer; expected: number },
): Promise<Result<unknown>> {
  const request = { ServiceNumber: number, Answer: answer, ExpectedEstimate: expected };
  return callAsCustomer(session, calls.answerEstimate, request);
}

/** Withdraws a service request before the store has the item. */
export async function requestServiceWithdrawal(session: ShopperSession, number: string): Promise<Result<unknown>> {
  return callAsCustomer(session, calls.withdrawService, { ServiceNumber: number });
}
