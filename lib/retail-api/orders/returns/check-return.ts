import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { type calls, type OrderAddressWire, type PickupSlot, STORE_FAULTS } from '#lib/contract/index.ts';
import { stateName } from '#lib/shared/gst.ts';
import { isPincodeIn, postalPlace } from '../../cart/delivery/find-zone.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import { invalidField } from '../../core/refusals.ts';
import type { Payments } from '../../payments/gateway.ts';
import { notAllowedNow } from '../not-allowed.ts';
import { type OrderRow, readOrderDocument } from '../order-repository.ts';
import { readMoneySources } from '../refunds/money-sources.ts';
import { drawFromSources, type MoneySource } from '../rules/split-order-refund.ts';
import { pickupDates } from './rules/pickup-dates.ts';
import { exchangePan, type ValidatedReturn, validateReturn } from './validate-return.ts';

export type ReturnRequest = z.output<typeof calls.requestReturn.request>;

/** A return request that passed all checks. */
export interface CheckedReturn {
  validated: ValidatedReturn;
  pickup: Pickup;
  /** Empty if the law does not require one. */
  pan: string;
  /**
   * The payments that its value is refunded to; for an exchange, all of it is refunded only if the exchange does not go
   * ahead.
   */
  money: MoneySource[];
}

type CheckContext = { payments: Payments } & { now: number };

/**
 * Checks whether a return may be requested on its terms. The order is locked with those it was exchanged for. Refuses
 * with NotAllowedNow, OutOfStock, NotServiceable, PriceChanged if its value has changed, PanRequired, Conflict if less
 * of the order's money is left, or InvalidRequest and the field.
 */
export async function checkReturn(
  transaction: Transaction<Database>,
  order: OrderRow,
  request: ReturnRequest,
  { payments, now }: CheckContext,
): Promise<Outcome<CheckedReturn>> {
  const { Kind: kind, Lines: lines } = request;
  const validated = await validateReturn(transaction, order, { kind, lines }, now);
  if (validated.code !== 'Success') return validated;
  const { amount, difference } = validated.data;
  const refusal = findRefusal(request, validated.data);
  if (refusal) return refusal;
  const pickup = findPickup(order, request, now);
  if (pickup.code !== 'Success') return pickup;
  if (amount !== request.ExpectedRefund || difference !== request.ExpectedDifference) {
    return fail('PriceChanged', undefined, { PayableAmount: amount });
  }
  // A price difference is paid at a gateway.
  if (difference > 0 && payments.gateways.size === 0) return notAllowedNow('difference');
  const { required, panOnFile } = exchangePan(order, validated.data.lines);
  const pan = required ? panOnFile || request.PAN : '';
  if (required && pan === '') return fail('PanRequired');
  const money = drawFromSources(await readMoneySources(transaction, order), amount);
  if (!money) return fail('Conflict', 'The money left of the order is less than the value of the items.');
  const refused = refuseBank(request, money);
  return refused ?? succeed({ validated: validated.data, pickup: pickup.data, pan, money });
}

/** Which fields of a request contradict each other. */
function findRefusal(
  { Kind: kind, Lines, PhotoIds }: ReturnRequest,
  { lines }: ValidatedReturn,
): Outcome<never> | null {
  if (kind === 'exchange' && lines.some(({ replacement }) => replacement === null)) {
    return invalidField('Lines', 'Each line of an exchange needs a ReplacementSKU.');
  }
  if (kind === 'return' && Lines.some(({ ReplacementSKU }) => ReplacementSKU !== '')) {
    return invalidField('Lines', 'ReplacementSKU must be empty: a return for a refund has no replacement.');
  }
  if (lines.some(({ reason }) => STORE_FAULTS.includes(reason)) && PhotoIds.length === 0) {
    return invalidField('PhotoIds', 'This reason requires a photo that shows what is wrong.');
  }
  return null;
}

/** A bank account is stored only if money is transferred to it; for an exchange, if it does not go ahead. */
function refuseBank(
  { RefundTo: to, BankAccount }: ReturnRequest,
  money: readonly MoneySource[],
): Outcome<never> | null {
  const bankNeeded = to === 'bank' && money.some(({ kind }) => kind === 'cash');
  if (to === 'bank' && !bankNeeded)
    return invalidField('RefundTo', 'No part of it was paid in cash, so it cannot be refunded to a bank account.');
  if (bankNeeded && !BankAccount)
    return invalidField('BankAccount', 'A bank account is required: AccountName, AccountNumber and IFSC.');
  if (!bankNeeded && BankAccount)
    return invalidField('BankAccount', 'BankAccount must be left out: no money is transferred to a bank account.');
  return null;
}

type PickupRequest = Pick<z.output<typeof calls.requestReturn.request>, 'PickupAddress' | 'PickupDate' | 'PickupSlot'>;

/** Where and when a courier collects a return. */
interface Pickup {
  address: OrderAddressWire;
  pickupDate: string;
  pickupSlot: PickupSlot;
}

/**
 * Where and when a courier collects the return; unless another address is given, that of delivery, or of the invoice if
 * the order was collected from a store. Refuses with
 * NotServiceable if no courier serves the address, and with InvalidRequest and the field for an unknown state, a
 * pincode of another state, or an unavailable day. `now` in epoch milliseconds.
 */
function findPickup(order: OrderRow, pickupRequest: PickupRequest, now: number): Outcome<Pickup> {
  const { PickupAddress: pickupAddress, PickupDate: pickupDate, PickupSlot: pickupSlot } = pickupRequest;
  const { address: handedOver, billingAddress, collect } = readOrderDocument(order);
  const delivered = collect ? billingAddress : handedOver;
  const State = pickupAddress ? stateName(pickupAddress.StateCode) : delivered.State;
  if (State === undefined) return invalidField('PickupAddress', 'There is no such state.');
  const address = pickupAddress ? { ...pickupAddress, State, Country: delivered.Country, GSTIN: '' } : delivered;
  const place = postalPlace(address.Pincode);
  if (!place) return fail('NotServiceable');
  // The shopper cannot correct the address of the order here.
  if (pickupAddress && !isPincodeIn(address.Pincode, State))
    return invalidField('PickupAddress', 'The pincode is in another state.', place.state);
  if (!pickupDates(now).includes(pickupDate)) return invalidField('PickupDate', 'Pickup is not possible on that day.');
  return succeed({ address, pickupDate, pickupSlot });
}
