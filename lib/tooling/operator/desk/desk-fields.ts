import type { RetailCall } from '#lib/contract/index.ts';

/** A field of a call as people at the desk know it. */
interface DeskField {
  /** How it is typed. */
  typed: string;
  /** What it must be. */
  form: string;
  /** What it names, and how that is found. */
  names?: { thing: string; find: string };
}

/** By the names of the contract; with a call before it where that means something else by it. */
const FIELDS: Readonly<Record<string, DeskField>> = {
  OrderNumber: {
    typed: 'ORDER',
    form: 'must be an order number, such as SM-261122-7KQ4XW.',
    names: { thing: 'order', find: '"list --search TEXT" finds orders' },
  },
  ReturnNumber: {
    typed: 'RETURN',
    form: 'must be a return number, such as RT-261122-8M2PQR.',
    names: { thing: 'return', find: '"returns" lists them, and "show ORDER" those of an order' },
  },
  MoneyBackId: {
    typed: 'ID',
    form: 'must be as "money" prints it.',
    names: { thing: 'money to send by the id', find: '"money" lists what is to be sent' },
  },
  ReviewId: {
    typed: 'ID',
    form: 'must be as "reviews" prints it.',
    names: { thing: 'review', find: '"reviews" prints their ids' },
  },
  QuestionId: {
    typed: 'ID',
    form: 'must be as "questions" prints it.',
    names: { thing: 'question', find: '"questions" prints their ids' },
  },
  AnswerId: {
    typed: 'ID',
    form: 'must be as "questions --task answers" prints it.',
    names: { thing: 'answer', find: '"questions --task answers" prints their ids' },
  },
  PhotoId: {
    typed: 'ID',
    form: 'must be as "return" or "reviews" prints it.',
    names: { thing: 'photo', find: '"return" and "reviews" print their ids' },
  },
  'CloseAppointment Reference': {
    typed: 'REFERENCE',
    form: 'must look like AP-7K2M9Q.',
    names: { thing: 'visit', find: '"appointments --state all" lists them' },
  },
  TemplateCode: {
    typed: 'TEMPLATE',
    form: 'must be small letters, digits and hyphens, such as after-order.',
    names: { thing: 'survey', find: 'after-purchase, after-order and store-visit come along with the store' },
  },
  StoreCode: { typed: '--store', form: 'must be a store code, such as ST101.' },
  Courier: { typed: '--courier', form: 'must have at most 60 visible characters.' },
  AWB: { typed: '--awb', form: 'must be at most 40 letters, digits and hyphens, without blanks.' },
  TrackingUrl: { typed: '--tracking', form: 'must be an address that begins with https:// or http://.' },
  Pieces: { typed: '--piece', form: 'must look like 1=HUID:ABC123 or 2.3=serial:X7, with a HUID of six characters.' },
  SellableLineIds: { typed: '--sellable', form: 'must be line numbers, all or none.' },
  Reason: { typed: '--reason', form: 'must be one line of at most 300 visible characters.' },
  Reference: { typed: '--reference', form: 'must have 4 to 60 characters.' },
  Text: { typed: 'TEXT', form: 'must have 2 to 1,000 visible characters.' },
  Search: { typed: '--search', form: 'must be one line of at most 60 characters.' },
  Subject: { typed: 'SUBJECT', form: 'must be one line of at most 80 characters.' },
  Version: { typed: '--version', form: 'must be a number, 1 or more.' },
  Operator: { typed: '--by', form: 'must be a name.' },
};

/** A field of a call as it is typed; undefined for one that the desk never types. */
export function deskField({ name }: RetailCall, field: string): DeskField | undefined {
  return FIELDS[`${name} ${field}`] ?? FIELDS[field];
}
