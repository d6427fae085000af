import { z } from 'zod';
import { collectRequest } from '../collect.ts';
import { defineCall } from '../define-call.ts';
import {
  addressId,
  callerFields,
  cartDiscountCodes,
  cartId,
  gstin,
  idempotencyKey,
  NO_ADDRESS,
  opaqueId,
  orderNumber,
  orEmpty,
  pan,
  pdfFile,
  pincode,
  singleLineText,
} from '../fields.ts';
import { giftOptions } from '../gift.ts';
import { invoice } from '../invoice.ts';
import { rupees } from '../money.ts';
import { order, orderListItem } from '../order.ts';
import { offeredMethod } from '../payment.ts';
import { ORDER_FILTERS, ORDER_SEARCH_MAXIMUM, PAYMENT_METHODS } from '../vocabulary.ts';

const cartFields = { BasketGUID: cartId.default(''), ...cartDiscountCodes };
/** Identifies an order: by its key for anyone who knows it, by its number only for its own customer. */
const orderReference = { OrderKey: orEmpty(opaqueId).default(''), OrderNumber: orEmpty(orderNumber).default('') };
/** Empty for the invoice itself, set for one of its credit notes. */
const creditNoteNumber = z
  .string()
  .max(16)
  .regex(/^[A-Z0-9-]*$/)
  .default('');

export const paymentMethods = defineCall({
  name: 'PaymentMethods',
  method: 'POST',
  request: z.object({
    ...cartFields,
    Pincode: orEmpty(pincode).default(''),
    /** Whether the order is collected from a physical store. */
    Collect: z.boolean().default(false),
    /** Whether it is delivered express; without effect where that is not offered to Pincode. */
    Express: z.boolean().default(false),
    /** Whether the order is wrapped as a gift. */
    GiftWrap: z.boolean().default(false),
    ...callerFields,
  }),
  data: z.object({
    Methods: z.array(offeredMethod),
    /** What gift wrap would add to this cart; left out where it is free. */
    GiftWrapCharge: rupees.optional(),
    /** Whether the amount of the order requires a PAN, also with the charges of choices that may still be made. */
    PanNeeded: z.boolean(),
    TestPayment: z.boolean(),
    /**
     * Key of an earlier order of this cart that may already be paid; no other order is placed until that is known.
     * Empty where there is none.
     */
    CheckingOrderKey: orEmpty(opaqueId),
  }),
  repeatable: true,
  summary: 'The payment methods for a cart delivered to a pincode. CartEmpty if it is empty.',
});

export const placeOrder = defineCall({
  name: 'PlaceOrder',
  method: 'POST',
  request: z.object({
    ...cartFields,
    AddressGUID: addressId,
    /**
     * The order is collected from this physical store; left out where it is delivered. AddressGUID is then the address
     * of the invoice unless another one is named.
     */
    Collect: collectRequest.optional(),
    /** Express delivery; refused with InvalidRequest and this field where it is not offered to the address, and with Collect. */
    Express: z.boolean().default(false),
    /** All zeros where the billing address is the delivery address. */
    BillingAddressGUID: z.union([z.literal(NO_ADDRESS), addressId]).default(NO_ADDRESS),
    GSTIN: orEmpty(gstin).default(''),
    PAN: orEmpty(pan).default(''),
    PaymentMethod: z.enum(PAYMENT_METHODS),
    /** Refused while the site option GiftOptions is off, unless it chooses nothing. */
    Gift: giftOptions,
    /** The campaign whose link brought the shopper, who has agreed to campaigns; left out otherwise. For the report of sales. */
    Campaign: z
      .object({ Source: singleLineText(100), Medium: singleLineText(100), Name: singleLineText(100) })
      .optional(),
    /** PayableAmount as the shopper saw it; an order that costs another amount is not placed. */
    ExpectedAmount: rupees,
    SessionId: singleLineText(64).default(''),
    /** Requests with the same key and body create one order. */
    IdempotencyKey: idempotencyKey,
    ...callerFields,
  }),
  data: order,
  repeatable: true,
  summary:
    'Places the order of a cart: freezes the cart and reserves its items for 10 minutes, before any payment. An earlier unpaid order of the same cart is abandoned; fails with Conflict while its gateway is asked whether it was paid. Fails with OutOfStock, PriceChanged if the amount differs, KeyReused for the same key with another body, TooManyRequests if a customer orders too often, NotServiceable, InvalidRequest with the field Collect if the store lacks an item or Express if that is not offered, the Coupon, GiftCard and GiftCoupon codes, PanRequired, MethodNotOffered, and SignInRequired for a guest.',
});

export const orderDetails = defineCall({
  name: 'OrderDetails',
  method: 'POST',
  request: z.object({ ...orderReference, ...callerFields }),
  data: order,
  repeatable: true,
  summary: "An order. Fails with NotFound for an unknown order and for another customer's.",
});

export const orderList = defineCall({
  name: 'OrderList',
  method: 'POST',
  request: z.object({
    Page: z.number().int().min(1).max(1000).default(1),
    Filter: z.enum(ORDER_FILTERS).default('all'),
    /** The year in which the order was placed, in India; 0 for any. */
    Year: z.number().int().min(0).max(2100).default(0),
    /** Words from an order's number, products or brands. */
    Search: singleLineText(ORDER_SEARCH_MAXIMUM).default(''),
    ...callerFields,
  }),
  data: z.object({
    Orders: z.array(orderListItem),
    Page: z.number().int().min(1),
    TotalPages: z.number().int().min(0),
    /** The number of orders on all pages; Years are those in which the customer placed orders, the newest first. */
    TotalOrders: z.number().int().min(0),
    Years: z.array(z.number().int()),
  }),
  repeatable: true,
  summary: "The customer's orders, newest first, ten a page. Fails with SignInRequired for a guest.",
});

export const invoiceOf = defineCall({
  name: 'Invoice',
  method: 'POST',
  request: z.object({ ...orderReference, CreditNoteNumber: creditNoteNumber, ...callerFields }),
  data: invoice,
  repeatable: true,
  summary: 'The tax invoice of an order, or one of its credit notes. Fails with NotFound if there is none.',
});

export const invoicePdf = defineCall({
  name: 'InvoicePdf',
  method: 'POST',
  request: z.object({ ...orderReference, CreditNoteNumber: creditNoteNumber, ...callerFields }),
  data: pdfFile,
  repeatable: true,
  // Rendering a long invoice takes seconds, and it may wait for others first.
  deadlineMs: 15_000,
  summary: 'The same as a PDF file. Fails with TooManyRequests while the file is not drawn yet.',
});

export const displayEmail = defineCall({
  name: 'DisplayEmail',
  method: 'POST',
  request: z.object({ Token: singleLineText(200).min(1), ...callerFields }),
  data: z.object({ Subject: z.string(), Html: z.string() }),
  repeatable: true,
  summary: "An order's email as a web page, by the signed token of its link. Fails with NotFound for any other token.",
});
