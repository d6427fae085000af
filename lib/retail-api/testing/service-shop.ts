import type { calls, RequestOf, ServiceRequestWire, ServiceStep } from '#lib/contract/index.ts';
import type { Engine } from '../core/db/engine.ts';
import { newId } from '../core/db/new-id.ts';
import { pickupDates } from '../orders/returns/rules/pickup-dates.ts';
import { dataOf } from './api-caller.ts';
import { type Delivered, type ReturnShop, returnShop } from './return-shop.ts';

type Fields = Partial<RequestOf<typeof calls.requestService>>;
type Answer = ServiceRequestWire & Record<string, unknown>;

/** The warranty of the tests' watch. */
export const WATCH_WARRANTY = { text: '24 months on the movement.', months: 24 };

/** What a customer fills in who asks for the service of a delivered order's first item. */
export function serviceFields({ clock }: Pick<ReturnShop, 'clock'>, given: Delivered) {
  return {
    OrderNumber: given.order.number,
    LineId: given.lines[0]?.id ?? '',
    Reason: 'not-working',
    Comment: 'It stopped last week.',
    Handover: 'pick-up',
    PickupDate: pickupDates(clock.now)[0],
    PickupSlot: 'morning',
    IdempotencyKey: newId(),
  };
}

/** Requests for services in a shop with delivered orders. */
function serviceDesk(shop: ReturnShop) {
  const request = async (given: Delivered, fields: Fields = {}) =>
    (await shop.as(given.customer)).post<Answer>('RequestService', { ...serviceFields(shop, given), ...fields });
  const advance = (ServiceNumber: string, Step: ServiceStep, fields: object = {}) =>
    shop.desk<Answer>('AdvanceService', {
      ServiceNumber,
      Step,
      Operator: 'Meera',
      IdempotencyKey: newId(),
      ...(Step === 'decline' && { Note: 'This glass is no longer made.' }),
      ...(Step === 'estimate' && { Estimate: 1250.5 }),
      ...(Step === 'send-back' && { Courier: 'Blue Dart', AWB: 'BD123' }),
      ...fields,
    });
  return {
    request,
    advance,
    /** The same, but throws if refused. */
    async requested(given: Delivered, fields?: Fields): Promise<ServiceRequestWire> {
      return dataOf(await request(given, fields), 'RequestService');
    },
    /** Advances a request by steps of the order desk, each of which must succeed. */
    async advanced(number: string, ...steps: readonly ServiceStep[]): Promise<ServiceRequestWire> {
      let data: ServiceRequestWire | null = null;
      for (const step of steps) {
        shop.clock.now += 1000;
        data = dataOf(await advance(number, step), step);
      }
      if (!data) throw new Error('No step was made.');
      return data;
    },
  };
}

/** A shop with delivered orders whose items can come in for a service. */
export async function serviceShop(engine: Engine) {
  const shop = await returnShop(engine);
  return { shop, service: serviceDesk(shop) };
}

export type ServiceDesk = ReturnType<typeof serviceDesk>;
