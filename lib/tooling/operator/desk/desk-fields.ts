import type { RetailCall } from '#lib/contract/index.ts';

/** A field of a call in the terms of the desk. */
interface DeskField {
  /** How the field is typed. */
  typed: string;
  /** The format that it must have. */
  rule: string;
  /** The kind of thing that it identifies, and how to find one. */
  entity?: { noun: string; find: string };
}

/** The fields by their contract names, prefixed with a call where that call uses the name differently. */
const FIELDS: Readonly<Record<string, DeskField>> = {
  OrderNumber: {
    typed: 'ORDER',
    rule: 'must be an order number, such as SM-261122-7KQ4XW.',
    entity: { noun: 'order', find: '"list --search TEXT" finds orders' },
  },
  ReturnNumber: {
    typed: 'RETURN',
    rule: 'must be a return number, such as RT-261122-8M2PQR.',
    entity: { noun: 'return', find: '"returns" lists them, and "show ORDER" those of an order' },
  },
  ServiceNumber: {
    typed: 'SERVICE',
    rule: 'must be the number of a service request, such as SV-261122-8M2PQR.',
    entity: { noun: 'service request', find: '"services" lists them' },
  },
  Code: { typed: 'CODE', rule: 'must be the six digits that the collector shows.' },
  Note: { typed: '--note', rule: 'must be one line of at most 300 visible characters.' },
  Estimate: { typed: '--estimate', rule: 'must be rupees above zero, such as 1250 or 1250.50.' },
  OrderRefundId: {
    typed: 'ID',
    rule: 'must be an ID that "money" prints.',
    entity: { noun: 'refund to send with the ID', find: '"money" lists what is to be sent' },
  },
  CustomerId: {
    typed: 'CUSTOMER',
    rule: 'must be an ID that "customers" prints.',
    entity: { noun: 'customer', find: '"customers --search TEXT" finds them' },
  },
  NoteId: { typed: 'NOTE', rule: 'must be an ID that "customer" or "show" prints.' },
  Add: { typed: '--add', rule: 'must look like 1801AV01 or 1801AV01=2.' },
  Remove: { typed: '--remove', rule: 'must look like 1 or 1=2.' },
  Sizes: { typed: '--size', rule: 'must look like 1=2205RR07-16.' },
  ExpectedRefund: { typed: '--refund', rule: 'must be the refund that the same command without --version prints.' },
  Lines: { typed: '--item', rule: 'must look like 1801AV01 or 1801AV01=2.' },
  ExpectedTotal: { typed: '--total', rule: 'must be the total that the same command without it prints.' },
  'Address.Pincode': { typed: '--pincode', rule: 'must be a pincode of the state.' },
  Pincode: { typed: '--pincode', rule: 'must be 6 digits.' },
  GSTIN: { typed: '--gstin', rule: 'must be a GST number.' },
  'AddOrderNote Text': { typed: 'TEXT', rule: 'must have 1 to 1,000 visible characters.' },
  'AddCustomerNote Text': { typed: 'TEXT', rule: 'must have 1 to 1,000 visible characters.' },
  ReviewId: {
    typed: 'ID',
    rule: 'must be an ID that "reviews" prints.',
    entity: { noun: 'review', find: '"reviews" prints their ids' },
  },
  QuestionId: {
    typed: 'ID',
    rule: 'must be an ID that "questions" prints.',
    entity: { noun: 'question', find: '"questions" prints their ids' },
  },
  AnswerId: {
    typed: 'ID',
    rule: 'must be an ID that "questions --task answers" prints.',
    entity: { noun: 'answer', find: '"questions --task answers" prints their ids' },
  },
  PhotoId: {
    typed: 'ID',
    rule: 'must be the ID of a photo, as "return", "service" or "reviews" prints it.',
    entity: { noun: 'photo', find: '"return", "service" and "reviews" print their ids' },
  },
  'CloseAppointment Reference': {
    typed: 'REFERENCE',
    rule: 'must look like AP-7K2M9Q.',
    entity: { noun: 'visit', find: '"appointments --state all" lists them' },
  },
  'CloseOldGoldEnquiry Reference': {
    typed: 'REFERENCE',
    rule: 'must look like OG-7K2M9Q.',
    entity: { noun: 'enquiry', find: '"old-gold --state all" lists them' },
  },
  TemplateCode: {
    typed: 'TEMPLATE',
    rule: 'must be small letters, digits and hyphens, such as after-order.',
    entity: { noun: 'survey', find: 'the store comes with after-purchase, after-order and store-visit' },
  },
  EndpointName: {
    typed: 'NAME',
    rule: 'must be small letters and digits, with hyphens between, such as erp.',
    entity: { noun: 'endpoint', find: '"webhooks" lists them' },
  },
  DeliveryId: { typed: 'ID', rule: 'must be an ID that "webhook-deliveries" prints.' },
  Url: { typed: 'URL', rule: 'must be an address that begins with https://.' },
  About: { typed: '--about', rule: 'must be one line of at most 120 characters.' },
  StoreCode: { typed: '--store', rule: 'must be a store code, such as ST101.' },
  Courier: { typed: '--courier', rule: 'must have at most 60 visible characters.' },
  AWB: { typed: '--awb', rule: 'must be at most 40 letters, digits and hyphens, without spaces.' },
  TrackingUrl: { typed: '--tracking', rule: 'must be an address that begins with https:// or http://.' },
  Pieces: { typed: '--piece', rule: 'must look like 1=HUID:ABC123 or 2.3=serial:X7, with a HUID of six characters.' },
  SellableLineIds: { typed: '--sellable', rule: 'must be line numbers, all or none.' },
  Reason: { typed: '--reason', rule: 'must be one line of at most 300 visible characters.' },
  Reference: { typed: '--reference', rule: 'must have 4 to 60 characters.' },
  Text: { typed: 'TEXT', rule: 'must have 2 to 1,000 visible characters.' },
  Search: { typed: '--search', rule: 'must be one line of at most 60 characters.' },
  Subject: { typed: 'SUBJECT', rule: 'must be one line of at most 80 characters.' },
  Version: { typed: '--version', rule: 'must be a number, 1 or more.' },
  Operator: { typed: '--by', rule: 'must be a name.' },
};

/** Returns a field of a call as it is typed; undefined for one that is never typed at the desk. */
export function deskField({ name }: RetailCall, field: string): DeskField | undefined {
  return FIELDS[`${name} ${field}`] ?? FIELDS[field];
}
