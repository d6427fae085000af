import { formatDate, formatDay } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import * as m from '#messages';
import { moneyPlaces } from './order-refund-lines.ts';
import { pickupText } from './pickup-text.ts';
import type { ReturnCopy, ReturnFacts } from './return-facts.ts';
import { shortenQuote } from './shorten-text.ts';

/** The return was requested. */
export function returnRequested(facts: ReturnFacts): ReturnCopy {
  const values = valuesOf(facts);
  return {
    subject: m.mailReturnAskedSubject(values),
    paragraphs: [m.mailReturnAsked(values), valueText(facts), m.mailReturnIfApproved({ pickup: pickupOf(facts) })],
    sms: m.smsReturnAsked(values),
  };
}

/** The return was approved and a courier will collect it. */
export function returnApproved(facts: ReturnFacts): ReturnCopy {
  const values = valuesOf(facts);
  return {
    subject: m.mailReturnApprovedSubject(values),
    paragraphs: [m.mailReturnApproved(values), m.mailReturnPack()],
    sms: m.smsReturnApproved(values),
  };
}

/** The store refused the return. */
export function returnRefused(facts: ReturnFacts): ReturnCopy {
  const { document } = facts;
  const values = valuesOf(facts);
  return {
    subject: m.mailReturnRefusedSubject(values),
    paragraphs: [m.mailReturnRefused({ reason: document.storeNote }), m.mailReturnKeep()],
    sms: m.smsReturnRefused({ ...values, reason: shortenQuote(document.storeNote) }),
  };
}

/** The courier has collected the return. */
export function returnPickedUp({ row }: ReturnFacts): ReturnCopy {
  return {
    subject: m.mailReturnCollectedSubject(row),
    paragraphs: [m.mailReturnCollected(row)],
    sms: m.smsReturnCollected(row),
  };
}

/** The shopper has withdrawn the request. */
export function returnWithdrawn(facts: ReturnFacts): ReturnCopy {
  const { row, document, returnableUntil } = facts;
  const values = valuesOf(facts);
  const again = returnableUntil === null ? '' : m.mailReturnAgain({ date: formatDate(returnableUntil) });
  const held = row.kind === 'exchange' ? m.mailReturnNotHeld() : '';
  return {
    subject: m.mailReturnWithdrawnSubject(values),
    paragraphs: [
      m.mailReturnWithdrawn({ ...values, day: formatDay(document.pickupDate) }),
      sentences(m.mailReturnKeepNoRefund(), held, again),
    ],
    sms: sentences(m.smsReturnWithdrawn(values), again),
  };
}

/** The items passed the quality check; the refund or the replacement is next. */
export function qualityPassed(facts: ReturnFacts): ReturnCopy {
  const { row, wouldGo } = facts;
  const money = wouldGo.length === 0 ? '' : m.smsCheckMoney();
  const next = row.kind === 'exchange' ? m.smsCheckExchange() : money;
  return {
    subject: m.mailCheckPassedSubject(row),
    paragraphs: [m.mailCheckPassed(), nextOf(facts)],
    sms: sentences(m.smsCheckPassed(row), next),
  };
}

/** The items failed the quality check. */
export function qualityFailed({ row, document }: ReturnFacts): ReturnCopy {
  return {
    subject: m.mailCheckFailedSubject(row),
    paragraphs: [m.mailCheckFailed({ reason: document.storeNote }), m.mailCheckFailedNext()],
    sms: m.smsCheckFailed({ ...row, reason: shortenQuote(document.storeNote) }),
  };
}

/** The items are on their way back to the shopper. */
export function returnSentBack({ row, document }: ReturnFacts): ReturnCopy {
  const courier = document.awb === '' ? document.courier : m.mailCourierNumber(document);
  return {
    subject: m.mailSentBackSubject(row),
    paragraphs: [m.mailSentBack({ courier })],
    sms: m.smsSentBack({ ...row, courier }),
  };
}

function valuesOf(facts: ReturnFacts) {
  const { kind, number, order_number: order } = facts.row;
  return { kind, number, order, pickup: pickupOf(facts) };
}

const sentences = (...texts: readonly string[]) => texts.filter((text) => text !== '').join(' ');

function pickupOf({ document: { pickupDate, pickupSlot, address } }: ReturnFacts): string {
  return pickupText({ date: pickupDate, slot: pickupSlot, address });
}

function nextOf(facts: ReturnFacts): string {
  const { row, wouldGo } = facts;
  if (row.kind === 'return')
    return wouldGo.length === 0 ? m.mailNothingPaid() : m.mailNextMoney({ refund: moneyPlaces(wouldGo) });
  const difference = differenceOf(facts);
  const next = m.mailNextOrder();
  if (difference === 0) return sentences(next, m.mailNothingToPay());
  const money =
    difference > 0
      ? m.mailLeftToPay({ amount: formatPaise(difference) })
      : m.mailWillRefund({ amount: formatPaise(-difference) });
  return sentences(next, money);
}

/** Price of the replacements minus the value of the returned items, in paise. */
function differenceOf({ row, lines }: ReturnFacts): number {
  return lines.reduce((sum, line) => sum + (line.replacement?.price ?? 0), 0) - row.amount;
}

function valueText(facts: ReturnFacts): string {
  const { row, wouldGo } = facts;
  const amount = formatPaise(row.amount);
  if (row.kind === 'return') return m.mailOnceCheckedRefund({ amount });
  const difference = differenceOf(facts);
  const held = m.mailReplacementHeld();
  const refund = moneyPlaces(wouldGo);
  if (difference === 0) return sentences(held, m.mailNothingToPay(), m.mailExchangeUnmade({ refund }));
  return difference > 0
    ? sentences(held, m.mailOnceCheckedPay({ amount: formatPaise(difference) }), m.mailExchangeUnmadeUnpaid({ refund }))
    : sentences(held, m.mailOnceCheckedRefund({ amount: formatPaise(-difference) }), m.mailExchangeUnmade({ refund }));
}
