import type { Kysely, Transaction } from 'kysely';
import * as paths from '#lib/shared/paths.ts';
import type { CoreContext } from '../../core/core-context.ts';
import type { Database } from '../../core/db/schema.ts';
import type { MailBlock } from '../../messages/blocks/mail-block.ts';
import { mailPage } from '../../messages/blocks/mail-page.ts';
import { orderCancelled, orderCancelledSms } from '../../messages/copy/order-cancelled.ts';
import { orderConfirmed, orderConfirmedSms } from '../../messages/copy/order-confirmed.ts';
import { orderDelivered, orderDeliveredSms } from '../../messages/copy/order-delivered.ts';
import type { OrderFacts } from '../../messages/copy/order-facts.ts';
import { orderModified, orderModifiedSms } from '../../messages/copy/order-modified.ts';
import { orderMoneySent, orderMoneySentSms } from '../../messages/copy/order-money-sent.ts';
import { orderPacked, orderPackedSms } from '../../messages/copy/order-packed.ts';
import { orderPaymentLink, orderPaymentLinkSms } from '../../messages/copy/order-payment-link.ts';
import { collectReminder, collectReminderSms, orderReady, orderReadySms } from '../../messages/copy/order-ready.ts';
import { orderRefundMail, orderRefundSms } from '../../messages/copy/order-refund.ts';
import {
  orderOutForDelivery,
  orderOutForDeliverySms,
  orderShipped,
  orderShippedSms,
} from '../../messages/copy/order-shipped.ts';
import { mailInLanguage, smsInLanguage } from '../../messages/in-recipient-language.ts';
import { shopLink } from '../../messages/shop-link.ts';
import { readCollection } from '../collect/hand-over.ts';
import { mailToken, type OrderMailKind, type OrderMailReference } from './mail-token.ts';
import { buyerMail, notifyBuyer, notifyPhone } from './notify-buyer.ts';
import { readOrderFacts } from './read-order-facts.ts';

interface OrderMail {
  write(facts: OrderFacts): { subject: string; blocks: MailBlock[] };
  sms(facts: OrderFacts): string;
}

const MAILS: Readonly<Record<OrderMailKind, OrderMail>> = {
  'payment-link': { write: orderPaymentLink, sms: orderPaymentLinkSms },
  confirmed: { write: orderConfirmed, sms: orderConfirmedSms },
  refund: { write: orderRefundMail, sms: orderRefundSms },
  packed: { write: orderPacked, sms: orderPackedSms },
  shipped: { write: orderShipped, sms: orderShippedSms },
  'out-for-delivery': { write: orderOutForDelivery, sms: orderOutForDeliverySms },
  'ready-to-collect': { write: orderReady, sms: orderReadySms },
  'collect-reminder': { write: collectReminder, sms: collectReminderSms },
  delivered: { write: orderDelivered, sms: orderDeliveredSms },
  cancelled: { write: orderCancelled, sms: orderCancelledSms },
  modified: { write: orderModified, sms: orderModifiedSms },
  'money-sent': { write: orderMoneySent, sms: orderMoneySentSms },
};

/** Mails with what the person who collects an order needs at the counter. */
const FOR_COLLECTOR: ReadonlySet<OrderMailKind> = new Set(['ready-to-collect', 'collect-reminder']);

type MailContext = Pick<CoreContext, 'siteUrl' | 'secret'> & {
  /** Epoch milliseconds. */
  now: number;
};

/**
 * Queues an email of an order, in the transaction of its subject; an SMS if the customer has given no email address,
 * nothing if the account was deleted. Each call queues one.
 */
export async function enqueueOrderMail(
  transaction: Transaction<Database>,
  asked: OrderMailReference,
  context: MailContext,
): Promise<void> {
  const isForCollector = FOR_COLLECTOR.has(asked.kind);
  const reference = isForCollector ? await aboutCode(transaction, asked) : asked;
  const facts = await readOrderFacts(transaction, reference, context);
  if (!facts) return;
  const { write, sms } = MAILS[reference.kind];
  const { number } = facts.order;
  const { document } = facts;
  const { language } = document.customer;
  const { siteUrl } = context;
  const mail = mailInLanguage(language, () => {
    const viewHref = shopLink(siteUrl, paths.displayEmail(mailToken(context.secret, reference)));
    return buyerMail(write(facts), { siteUrl, viewHref });
  });
  const trackHref = mailInLanguage(language, () => facts.trackHref);
  const texts = { mail, sms: smsInLanguage(language, () => sms(facts)), trackHref };
  const message = { kind: `order-${reference.kind}`, number, ...texts } as const;
  const reachedPhone = await notifyBuyer(transaction, document.customer, message, context);
  const isSamePhone = reachedPhone && document.address.Mobile === document.customer.mobile;
  if (isForCollector && !isSamePhone) await notifyPhone(transaction, document.address, message, context);
  // Whoever ordered by phone has it at hand.
  const isLink = reference.kind === 'payment-link';
  if (isLink && !reachedPhone) await notifyPhone(transaction, { Mobile: document.customer.mobile }, message, context);
}

/** The link of a mail with a code shows that code alone: whoever has seen it does not find the one that replaces it. */
async function aboutCode(
  transaction: Transaction<Database>,
  reference: OrderMailReference,
): Promise<OrderMailReference> {
  const collection = await readCollection(transaction, reference.number);
  return collection ? { ...reference, about: String(collection.code_version) } : reference;
}

/** An email of an order rendered again as a web view; undefined if the order no longer exists. */
export async function renderOrderMail(
  db: Kysely<Database>,
  reference: OrderMailReference,
  context: MailContext,
): Promise<{ subject: string; html: string } | undefined> {
  const facts = await readOrderFacts(db, reference, context);
  if (!facts) return undefined;
  return mailInLanguage(facts.document.customer.language, () => {
    const { subject, blocks } = MAILS[reference.kind].write(facts);
    return { subject, html: mailPage({ subject, blocks, siteUrl: context.siteUrl, viewHref: null }) };
  });
}
