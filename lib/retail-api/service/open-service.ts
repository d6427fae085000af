import type { Selectable, Transaction } from 'kysely';
import { DAY_MS } from '#lib/shared/durations.ts';
import { attachPhotos } from '../community/uploads/attach-photos.ts';
import type { ApiSecret } from '../core/api-secret.ts';
import type { CoreContext } from '../core/core-context.ts';
import { keepRequestLanguage } from '../core/db/keep-request-language.ts';
import type { Database } from '../core/db/schema.ts';
import type { LimitRule } from '../core/limits/limit-events.ts';
import { limitKey } from '../core/limits/limit-key.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { lockOrder } from '../orders/lock-orders.ts';
import { datedNumber, insertWithUnusedNumber } from '../orders/order-number.ts';
import { findOrder, type OrderRow, readOrderDocument } from '../orders/order-repository.ts';
import { checkService, type ServiceInput } from './check-service.ts';
import { OPEN_SERVICE_STATES } from './rules/service-steps.ts';
import type { ServiceDocument } from './service-document.ts';
import { enqueueServiceMail } from './service-mails.ts';
import { recordServiceEvent, type ServiceRow } from './service-repository.ts';

/** The most open requests of one customer: each occupies a courier or a counter. */
const MAX_OPEN_SERVICES = 10;

type Customer = Selectable<Database['customers']>;
type OpenContext = Pick<CoreContext, 'siteUrl'> & { now: number };

/**
 * Stores the service request of a locked customer, with its photos and its mail. Returns its number. On a refusal, which
 * the caller rolls back: NotFound for an unknown order, ListFull if too many are open, or as {@link checkService}
 * refuses. `now` in epoch milliseconds.
 */
export async function openServiceRequest(
  transaction: Transaction<Database>,
  customer: Customer,
  input: ServiceInput,
  context: OpenContext,
): Promise<Outcome<string>> {
  const { now } = context;
  const order = await lockOwnOrder(transaction, input.OrderNumber, customer.id);
  if (!order) return fail('NotFound', 'There is no such order.');
  if ((await countOpen(transaction, customer.id)) >= MAX_OPEN_SERVICES) {
    return fail('ListFull', 'Too many service requests are under way.');
  }
  const checked = await checkService(transaction, order, input, now);
  if (checked.code !== 'Success') return checked;
  const document: ServiceDocument = {
    reason: input.Reason,
    comment: input.Comment,
    ...checked.data,
    contact: contactOf(customer, order),
    storeNote: '',
    courier: '',
    awb: '',
  };
  const row = await insertService(transaction, { order, customer, lineId: input.LineId, document, now });
  const photos = { ids: input.PhotoIds, customerId: customer.id, ownerKind: 'service', ownerId: row.number } as const;
  const refused = await attachPhotos(transaction, photos);
  if (refused) return refused;
  await recordServiceEvent(transaction, row, { move: 'request', actor: 'customer', now });
  await keepRequestLanguage(transaction, customer);
  await enqueueServiceMail(transaction, row, context);
  return succeed(row.number);
}

async function lockOwnOrder(transaction: Transaction<Database>, number: string, customerId: string) {
  const own = await findOrder(transaction, { OrderKey: '', OrderNumber: number }, { customerId });
  return own && lockOrder(transaction, own.number);
}

/** The mobile number is the customer's own: the order may have been sent to somebody else. */
function contactOf({ name, mobile }: Customer, order: OrderRow): ServiceDocument['contact'] {
  return { name: name || readOrderDocument(order).customer.name, mobile };
}

async function countOpen(transaction: Transaction<Database>, customerId: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('service_requests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('state', 'in', OPEN_SERVICE_STATES)
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface NewService {
  order: OrderRow;
  customer: Customer;
  lineId: string;
  document: ServiceDocument;
  now: number;
}

/** Stores a request under a new number. */
function insertService(
  transaction: Transaction<Database>,
  { order, customer, lineId, document, now }: NewService,
): Promise<ServiceRow> {
  return insertWithUnusedNumber(() =>
    transaction
      .insertInto('service_requests')
      .values({
        number: datedNumber('SV', now),
        order_number: order.number,
        line_id: lineId,
        customer_id: customer.id,
        state: 'received',
        document: JSON.stringify(document),
        estimate: null,
        item_received_at: null,
        requested_at: now,
        changed_at: now,
      })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returningAll()
      .executeTakeFirst(),
  );
}

/** How often a customer may request a service, including withdrawn ones. */
export function serviceLimit(secret: ApiSecret, customerId: string): LimitRule {
  return { key: limitKey(secret, 'service:requested', customerId), max: 20, windowMs: DAY_MS };
}
