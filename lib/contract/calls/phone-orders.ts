import { z } from 'zod';
import { addressFields } from '../address.ts';
import { MAX_LINES_PER_CALL } from '../after-sale.ts';
import { defineCall } from '../define-call.ts';
import { operatorField } from '../desk-fields.ts';
import { noteText } from '../desk-rows.ts';
import {
  couponCode,
  email,
  gstin,
  idempotencyKey,
  mobile,
  orderNumber,
  orEmpty,
  pan,
  personName,
  sku,
} from '../fields.ts';
import { rupees } from '../money.ts';
import { phoneOrder } from '../phone-order.ts';
import { PHONE_PAYMENTS } from '../vocabulary.ts';

export const placePhoneOrder = defineCall({
  name: 'PlacePhoneOrder',
  method: 'POST',
  request: z.object({
    /** The customer; an account is opened where the number has none, and its owner signs in by a code as ever. */
    Mobile: mobile,
    /** Fill what the account does not have; they replace nothing. */
    Name: orEmpty(personName).default(''),
    Email: orEmpty(email).default(''),
    Lines: z
      .array(z.object({ SKU: sku, Quantity: z.number().int().min(1).max(100) }))
      .min(1)
      .max(MAX_LINES_PER_CALL),
    /** Of delivery, and of the invoice; its own GSTIN is not used. */
    Address: z.object(addressFields),
    /** Express delivery, where it is offered to the address. */
    Express: z.boolean().default(false),
    GSTIN: orEmpty(gstin).default(''),
    PAN: orEmpty(pan).default(''),
    CouponCode: couponCode.default(''),
    /** `link`: the customer pays at a gateway on the payment page; `cash-on-delivery` where the shop's rules allow it. */
    Payment: z.enum(PHONE_PAYMENTS),
    /** A note for the staff, as AddOrderNote; empty for none. */
    Note: orEmpty(noteText).default(''),
    /** Total as a dry run answered it; required unless DryRun, and another amount is refused. */
    ExpectedTotal: rupees.nullable().prefault(null),
    /** Checks and prices everything, and places nothing. */
    DryRun: z.boolean().default(false),
    Operator: operatorField,
    IdempotencyKey: idempotencyKey,
  }),
  data: phoneOrder,
  repeatable: true,
  operator: ['manager', 'support'],
  summary:
    'Places an order for a customer on the phone, priced as a cart. With `link` the customer gets the address of its payment page by mail and SMS and can pay for a day; items are held as in the checkout, from the moment of paying. With `cash-on-delivery` it is confirmed at once. Fails with InvalidRequest and the field, PriceChanged if the total differs, NotServiceable, the Coupon codes, PanRequired, MethodNotOffered, PaymentUnavailable without a gateway.',
});

export const sendPaymentLink = defineCall({
  name: 'SendPaymentLink',
  method: 'POST',
  request: z.object({ OrderNumber: orderNumber, Operator: operatorField, IdempotencyKey: idempotencyKey }),
  data: phoneOrder,
  repeatable: true,
  operator: ['manager', 'support'],
  summary:
    'Sends the address of the payment page of an unpaid phone order again. Fails with NotFound for an order that is none, NotAllowedNow if it can no longer be paid.',
});

export const withdrawPhoneOrder = defineCall({
  name: 'WithdrawPhoneOrder',
  method: 'POST',
  request: z.object({ OrderNumber: orderNumber, Operator: operatorField, IdempotencyKey: idempotencyKey }),
  data: phoneOrder,
  repeatable: true,
  operator: ['manager', 'support'],
  summary:
    'Withdraws an unpaid phone order: its link no longer leads to a payment, and money that arrives late is refunded. Fails with NotFound for an order that is none, NotAllowedNow if it is paid, or its gateway has not yet said whether it is.',
});
