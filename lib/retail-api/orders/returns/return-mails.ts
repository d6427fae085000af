import type { Kysely, Transaction } from 'kysely';
import * as paths from '#lib/shared/paths.ts';
import type { CoreContext } from '../../core/core-context.ts';
import type { Database } from '../../core/db/schema.ts';
import { mailPage } from '../../messages/blocks/mail-page.ts';
import type { ReturnFacts } from '../../messages/copy/return-facts.ts';
import { type ReturnMailKind, returnMail, returnSms } from '../../messages/copy/return-mail.ts';
import { mailInLanguage, smsInLanguage } from '../../messages/in-recipient-language.ts';
import { shopLink } from '../../messages/shop-link.ts';
import { PAYABLE_FOR_MS } from '../../payments/rules/payment-state.ts';
import { buyerMail, notifyBuyer } from '../mails/notify-buyer.ts';
import { type OrderLine, type OrderRow, readOrder, readOrderDocument, readOrderLines } from '../order-repository.ts';
import type { OrderRefundDocument } from '../refunds/order-refund-document.ts';
import { splitOrderRefund } from '../rules/split-order-refund.ts';
import { trackToken } from '../tracking/track-token.ts';
import { failedExchangeReason } from './failed-exchange-reason.ts';
import { deliveredLine } from './line-facts.ts';
import type { ReturnDocument } from './return-document.ts';
import { type ReturnMailReference, returnMailToken } from './return-mail-token.ts';
import { findReturn, type ReturnRow, readReturnDocument, readReturnLines } from './return-repository.ts';
import { returnable } from './rules/returnable.ts';

type MailContext = Pick<CoreContext, 'siteUrl' | 'secret'>;

/**
 * Queues a return mail in the transaction of the change it reports; an SMS if the customer gave no email address, and
 * nothing if the account was deleted. `now` in epoch milliseconds.
 */
export async function enqueueReturnMail(
  transaction: Transaction<Database>,
  number: string,
  kind: ReturnMailKind,
  context: MailContext & { now: number },
): Promise<void> {
  const mailFacts = await readMailFacts(transaction, number, context);
  if (!mailFacts) return;
  const { facts, customer, language } = mailFacts;
  const { siteUrl, secret } = context;
  const message = {
    kind: 'order-return',
    number,
    mail: mailInLanguage(language, () => {
      const viewHref = shopLink(siteUrl, paths.displayEmail(returnMailToken(secret, { number, kind })));
      return buyerMail(returnMail(kind, facts), { siteUrl, viewHref });
    }),
    sms: smsInLanguage(language, () => returnSms(kind, facts)),
    trackHref: mailInLanguage(language, () => facts.trackHref),
  } as const;
  await notifyBuyer(transaction, customer, message, context);
}

/** Renders a return mail for a browser; undefined if the return no longer exists. */
export async function renderReturnMail(
  db: Kysely<Database>,
  { number, kind }: ReturnMailReference,
  context: MailContext,
): Promise<{ subject: string; html: string } | undefined> {
  const mailFacts = await readMailFacts(db, number, context);
  if (!mailFacts) return undefined;
  return mailInLanguage(mailFacts.language, () => {
    const { subject, blocks } = returnMail(kind, mailFacts.facts);
    return { subject, html: mailPage({ subject, blocks, siteUrl: context.siteUrl, viewHref: null }) };
  });
}

async function readMailFacts(db: Kysely<Database>, number: string, { siteUrl, secret }: MailContext) {
  const row = await findReturn(db, number);
  const order = row && (await readOrder(db, row.order_number));
  if (!order) return undefined;
  const bought = new Map(
    ((await readOrderLines(db, [order.number])).get(order.number) ?? []).map((line) => [line.id, line]),
  );
  const lines = (await readReturnLines(db, [row])).get(number) ?? [];
  const { customer, testPayment } = readOrderDocument(order);
  const document = readReturnDocument(row);
  const language = document.language ?? customer.language;
  const replacementOrder = row.replacement_order === null ? undefined : await readOrder(db, row.replacement_order);
  const facts: ReturnFacts = {
    row,
    document,
    lines: lines.flatMap((line) => {
      const sold = bought.get(line.line_id);
      return sold ? [{ ...line, bought: sold.document }] : [];
    }),
    name: customer.name,
    orderRefunds: await orderRefundsOf(db, order.number, number),
    wouldGo: plannedRefund(row, document),
    returnableUntil:
      row.state === 'withdrawn'
        ? returnableUntil(
            order,
            row,
            lines.flatMap(({ line_id }) => bought.get(line_id) ?? []),
          )
        : null,
    end: failedExchangeReason(row, replacementOrder),
    replacement: replacementOrder ? replacementOf(replacementOrder, siteUrl) : null,
    test: testPayment,
    // Links are made when they are written, in the language of the message.
    get trackHref() {
      return shopLink(siteUrl, paths.trackOrder(trackToken(secret, order.number)));
    },
    siteUrl,
  };
  return { facts, customer, language };
}

async function orderRefundsOf(
  db: Kysely<Database>,
  orderNumber: string,
  reference: string,
): Promise<ReturnFacts['orderRefunds']> {
  const rows = await db
    .selectFrom('order_refunds')
    .select(['method', 'amount', 'document'])
    .where('order_number', '=', orderNumber)
    .where('reference', '=', reference)
    .execute();
  return rows.map(({ method, amount, document }) => {
    const { name }: OrderRefundDocument = JSON.parse(document);
    return { method, amount, name };
  });
}

/** The deadline for requesting withdrawn items again, as of the withdrawal. */
function returnableUntil(
  { delivered_at }: OrderRow,
  { changed_at }: ReturnRow,
  lines: readonly OrderLine[],
): number | null {
  const all = lines.map((line) => returnable(deliveredLine(line), delivered_at, changed_at).until ?? 0);
  const until = Math.min(...all);
  return until < changed_at ? null : until;
}

/** How its value would be refunded. */
function plannedRefund(
  { amount, refund_to }: ReturnRow,
  { money, bankDigits }: ReturnDocument,
): ReturnFacts['wouldGo'] {
  const shares = splitOrderRefund(money, amount, refund_to) ?? [];
  return shares.map((share) => ({ ...share, name: share.method === 'bank' ? bankDigits : share.name }));
}

function replacementOf({ number, payable, key, placed_at }: OrderRow, siteUrl: string): ReturnFacts['replacement'] {
  return {
    number,
    payable,
    get payHref() {
      return shopLink(siteUrl, paths.makePayment(key));
    },
    heldUntil: placed_at + PAYABLE_FOR_MS,
  };
}
