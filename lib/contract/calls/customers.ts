import { z } from 'zod';
import { address } from '../address.ts';
import { orderReturn } from '../after-sale.ts';
import { defineCall } from '../define-call.ts';
import { deskPages, operatorField, pageNumber } from '../desk-fields.ts';
import { deskOrderRow, noteText, staffNote } from '../desk-rows.ts';
import { epochMilliseconds, idempotencyKey, opaqueId, singleLineText } from '../fields.ts';
import { MODERATION_STATES } from '../review-vocabulary.ts';
import { serviceRequest } from '../service.ts';
import { CONSENT_PURPOSES } from '../vocabulary.ts';

/** A customer in a list, and at the head of its page. */
const customerRow = z.object({
  CustomerId: z.string(),
  /** Empty where the customer has given none; likewise the email. */
  Name: z.string(),
  Mobile: z.string(),
  Email: z.string(),
  MemberSince: epochMilliseconds,
  /** Orders that were ever confirmed. */
  Orders: z.number().int(),
});

export const deskCustomers = defineCall({
  name: 'DeskCustomers',
  method: 'POST',
  request: z.object({
    /** Number of an order, a mobile, the beginning of an email address, or beginnings of words of the name. */
    Search: singleLineText(100).default(''),
    Page: pageNumber,
  }),
  data: z.object({ Customers: z.array(customerRow), ...deskPages }),
  repeatable: true,
  operator: ['manager', 'support'],
  summary: 'Customers, the newest first, all or those that a search finds; the audit does not keep its text.',
});

export const deskCustomer = defineCall({
  name: 'DeskCustomer',
  method: 'POST',
  request: z.object({ CustomerId: opaqueId }),
  data: z.object({
    Customer: customerRow,
    /** The default first. */
    Addresses: z.array(address),
    /** The choice for each purpose of the site; At is 0 where none was made. */
    Consents: z.array(z.object({ Purpose: z.enum(CONSENT_PURPOSES), Granted: z.boolean(), At: epochMilliseconds })),
    /** The latest 50, and so are returns, services and reviews; DeskOrders finds earlier ones by the mobile. */
    Orders: z.array(deskOrderRow),
    Returns: z.array(orderReturn),
    Services: z.array(serviceRequest),
    Reviews: z.array(
      z.object({
        ReviewId: z.string(),
        ProductCode: z.string(),
        Stars: z.number().int(),
        Title: z.string(),
        State: z.enum(MODERATION_STATES),
        WrittenAt: epochMilliseconds,
      }),
    ),
    /** By staff and for staff, the latest first. */
    Notes: z.array(staffNote),
  }),
  repeatable: true,
  operator: ['manager', 'support'],
  summary:
    'A customer with addresses, consents, orders, returns, services, reviews and the notes of staff. Fails with NotFound for an unknown one.',
});

export const addCustomerNote = defineCall({
  name: 'AddCustomerNote',
  method: 'POST',
  request: z.object({
    CustomerId: opaqueId,
    Text: noteText,
    Operator: operatorField,
    IdempotencyKey: idempotencyKey,
  }),
  data: staffNote,
  repeatable: true,
  operator: ['manager', 'support'],
  summary:
    "Adds a note for the staff to a customer. No page or message shows it; the customer's data download has its text, and the deletion of the account deletes it. Fails with NotFound for an unknown customer, ListFull where the customer has 200 notes.",
});

export const deleteCustomerNote = defineCall({
  name: 'DeleteCustomerNote',
  method: 'POST',
  request: z.object({ CustomerId: opaqueId, NoteId: opaqueId, Operator: operatorField }),
  data: z.object({ Deleted: z.boolean() }),
  repeatable: true,
  operator: ['manager', 'support'],
  summary: 'Deletes a note about a customer; Deleted is false where it was gone already.',
});

export const exportCustomer = defineCall({
  name: 'ExportCustomer',
  method: 'POST',
  request: z.object({ CustomerId: opaqueId }),
  /** Named sections, the same as in CustomerData. */
  data: z.record(z.string(), z.unknown()),
  repeatable: true,
  operator: ['manager', 'support'],
  summary:
    'All stored data of a customer, the same as the customer downloads by CustomerData. Fails with NotFound for an unknown one.',
});

export const eraseCustomer = defineCall({
  name: 'EraseCustomer',
  method: 'POST',
  request: z.object({
    CustomerId: opaqueId,
    /** Answers what would happen, and erases nothing. */
    DryRun: z.boolean().default(false),
    Operator: operatorField,
    IdempotencyKey: idempotencyKey,
  }),
  data: z.object({
    Erased: z.boolean(),
    /** Sales that stay without the account, as tax law requires; OpenOrders of them are still to be delivered. */
    KeptOrders: z.number().int(),
    OpenOrders: z.number().int(),
    /** Orders that were never paid: they are released, and deleted unless a payment may still come. */
    UnpaidOrders: z.number().int(),
    /** Reviews that are deleted. */
    Reviews: z.number().int(),
  }),
  repeatable: true,
  operator: ['manager'],
  summary:
    "Erases a customer by the rules of the customer's own deletion (DeleteAccount), with its last mail. With DryRun it only counts. Fails with NotFound for an unknown customer.",
});
