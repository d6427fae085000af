import { calls, type ServiceRequestWire } from '#lib/contract/index.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import { onceByKey } from '../core/db/once-by-key.ts';
import { paginate, paginateAhead } from '../core/db/paginate.ts';
import { consumeLimits } from '../core/limits/consume-limits.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { tooManyRequests } from '../core/refusals.ts';
import { asCustomer, changeAsCustomer } from '../customers/account/as-customer.ts';
import { findOrder } from '../orders/order-repository.ts';
import { pickupDates } from '../orders/returns/rules/pickup-dates.ts';
import { advanceService } from '../service/advance-service.ts';
import { answerEstimate, noSuchService, withdrawService } from '../service/answer-service.ts';
import { openServiceRequest, serviceLimit } from '../service/open-service.ts';
import { OPEN_SERVICE_STATES } from '../service/rules/service-steps.ts';
import { findOwnService, findService } from '../service/service-repository.ts';
import { deskServiceFacts, servicesWire, serviceWire } from '../service/service-wire.ts';
import { readServiceableLines, serviceableLineWire } from '../service/serviceable-lines.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

const REQUESTS_PER_PAGE = 20;

/** What a service can be requested for in a delivered order of the customer. */
const serviceOptions = handlerFor(calls.serviceOptions, async ({ OrderNumber }, { db, now }, caller) =>
  asCustomer(db, caller, async () => {
    const order = await findOrder(db, { OrderKey: '', OrderNumber }, caller);
    if (!order) return fail('NotFound', 'There is no such order.');
    const lines = await readServiceableLines(db, order);
    if (lines.code !== 'Success') return lines;
    const at = now();
    return succeed({ Lines: lines.data.map((line) => serviceableLineWire(line, at)), PickupDates: pickupDates(at) });
  }),
);

/** Requests a service, once per idempotency key; a repeated request returns the request in its current state. */
const requestService = handlerFor(calls.requestService, async (request, context, caller) =>
  changeAsCustomer<ServiceRequestWire>(context.db, caller, async (transaction, customer) => {
    const now = context.now();
    const answerWith = async (number: string): Promise<Outcome<ServiceRequestWire>> => {
      const row = await findOwnService(transaction, number, customer.id);
      return row ? succeed(await serviceWire(transaction, row)) : noSuchService();
    };
    const openOnce = async (): Promise<Outcome<ServiceRequestWire>> => {
      const flood = await consumeLimits(transaction, [serviceLimit(context.secret, customer.id)], now);
      if (flood) return tooManyRequests(flood.retryAfterSeconds);
      const opened = await openServiceRequest(transaction, customer, request, { siteUrl: context.siteUrl, now });
      return opened.code === 'Success' ? answerWith(opened.data) : opened;
    };
    const write = { call: calls.requestService, request, caller, now };
    return onceByKey<ServiceRequestWire>(transaction, write, openOnce, {
      storedPart: ({ ServiceNumber }) => ServiceNumber,
      replay: answerWith,
    });
  }),
);

/** A service request of the customer. */
const serviceDetails = handlerFor(calls.serviceDetails, async ({ ServiceNumber }, { db }, caller) =>
  asCustomer(db, caller, async ({ id }) => {
    const row = await findOwnService(db, ServiceNumber, id);
    return row ? succeed(await serviceWire(db, row)) : noSuchService();
  }),
);

/** The service requests of the customer, newest first. */
const serviceList = handlerFor(calls.serviceList, async ({ OrderNumber, Page }, { db }, caller) =>
  asCustomer(db, caller, async ({ id }) => {
    const all = db.selectFrom('service_requests').where('customer_id', '=', id);
    const own = OrderNumber === '' ? all : all.where('order_number', '=', OrderNumber);
    const newest = own.selectAll().orderBy('requested_at', 'desc').orderBy('number');
    const { rows, totalPages: TotalPages } = await paginate(newest, Page, REQUESTS_PER_PAGE);
    return succeed({ Requests: await servicesWire(db, rows), Page, TotalPages });
  }),
);

/** Approves or declines the estimate of a repair. */
const handleAnswerEstimate = handlerFor(calls.answerEstimate, async (request, { db, siteUrl, now }, caller) =>
  changeAsCustomer(db, caller, async (transaction, { id }) => {
    const answer = { answer: request.Answer, expected: request.ExpectedEstimate };
    const own = { number: request.ServiceNumber, customerId: id };
    const answered = await answerEstimate(transaction, own, answer, { siteUrl, now: now() });
    return answered.code === 'Success' ? succeed(await serviceWire(transaction, answered.data)) : answered;
  }),
);

/** Withdraws a request whose item is still with the customer. */
const handleWithdrawService = handlerFor(calls.withdrawService, async ({ ServiceNumber }, context, caller) =>
  changeAsCustomer(context.db, caller, async (transaction, { id }) => {
    const { siteUrl, now } = context;
    const own = { number: ServiceNumber, customerId: id };
    const withdrawn = await withdrawService(transaction, own, { siteUrl, now: now() });
    return withdrawn.code === 'Success' ? succeed(await serviceWire(transaction, withdrawn.data)) : withdrawn;
  }),
);

/** Service requests of all customers, open ones first, the oldest first. */
const deskServices = handlerFor(calls.deskServices, async ({ State, Page }, { db }) => {
  const all = db.selectFrom('service_requests').selectAll().orderBy('requested_at').orderBy('number');
  const parts =
    State === ''
      ? [all.where('state', 'in', OPEN_SERVICE_STATES), all.where('state', 'not in', OPEN_SERVICE_STATES)]
      : [all.where('state', '=', State)];
  const { rows, totalPages, more } = await paginateAhead(db, parts, Page, REQUESTS_PER_PAGE);
  return succeed({ Requests: await servicesWire(db, rows), Page, TotalPages: totalPages, MorePages: more });
});

/** A service request of any customer. */
const deskService = handlerFor(calls.deskService, async ({ ServiceNumber }, { db }) => {
  const row = await findService(db, ServiceNumber);
  return row ? succeed({ ...(await serviceWire(db, row)), ...(await deskServiceFacts(db, row)) }) : noSuchService();
});

/** Advances a request by a step, once per idempotency key. */
const handleAdvanceService = handlerFor(calls.advanceService, async (request, context, caller) => {
  const { db, siteUrl } = context;
  const now = context.now();
  return inTransaction<ServiceRequestWire>(db, async (transaction) => {
    const answer = async (): Promise<Outcome<ServiceRequestWire>> => {
      const row = await findService(transaction, request.ServiceNumber);
      return row ? succeed(await serviceWire(transaction, row)) : noSuchService();
    };
    const advanceOnce = async (): Promise<Outcome<ServiceRequestWire>> => {
      const done = await advanceService(transaction, request, { siteUrl, now });
      return done.code === 'Success' ? answer() : done;
    };
    const write = { call: calls.advanceService, request, caller, now };
    return onceByKey<ServiceRequestWire>(transaction, write, advanceOnce, {
      storedPart: ({ ServiceNumber }) => ServiceNumber,
      replay: answer,
    });
  });
});

/** Handlers of the calls about services and repairs. */
export const serviceCalls: readonly CallHandler[] = [
  serviceOptions,
  requestService,
  serviceDetails,
  serviceList,
  handleAnswerEstimate,
  handleWithdrawService,
  deskServices,
  deskService,
  handleAdvanceService,
];
