import type { ExchangeEnd } from '#lib/contract/index.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import * as m from '#messages';
import { moneyPlaces, orderRefundLines } from './order-refund-lines.ts';
import type { ReturnCopy, ReturnFacts } from './return-facts.ts';
import { shortenQuote } from './shorten-text.ts';

/** The refund is made, also for an exchange that is not completed. */
export function returnRefunded(facts: ReturnFacts): ReturnCopy {
  const { row, document, orderRefunds, end } = facts;
  const amount = formatPaise(row.amount);
  return {
    subject: m.mailRefundedSubject({ ...row, amount }),
    paragraphs: [
      ...(end === null ? [m.mailRefundedPassed()] : [ENDS[end](facts), m.mailRefundedInstead()]),
      ...orderRefundLines(orderRefunds),
    ],
    sms:
      end === null
        ? m.smsRefundedReturn({ amount, number: row.number })
        : m.smsRefundedEnd({ end: SHORT_ENDS[end](row.number, document.storeNote), amount }),
  };
}

const ENDS: Readonly<Record<ExchangeEnd, (facts: ReturnFacts) => string>> = {
  'not-paid': ({ replacement }) => m.mailEndNotPaid({ order: replacement?.number ?? '' }),
  'given-up': ({ replacement }) => m.mailEndGivenUp({ order: replacement?.number ?? '' }),
  store: ({ document: { storeNote: reason } }) => (reason === '' ? m.mailEndStore() : m.mailEndStoreReason({ reason })),
};

const SHORT_ENDS: Readonly<Record<ExchangeEnd, (number: string, storeNote: string) => string>> = {
  'not-paid': (number) => m.smsEndNotPaid({ number }),
  'given-up': (number) => m.smsEndGivenUp({ number }),
  store: (number, note) =>
    note === '' ? m.smsEndStore({ number }) : m.smsEndStoreReason({ number, reason: shortenQuote(note) }),
};

/** The replacement order has been placed. */
export function exchangePlaced({ row, orderRefunds, wouldGo, replacement }: ReturnFacts): ReturnCopy {
  const { number } = row;
  const order = replacement?.number ?? '';
  const passed = m.mailExchangePassed({ order });
  const payable = replacement?.payable ?? 0;
  if (replacement && payable > 0) {
    const amount = formatPaise(payable);
    const until = formatMoment(replacement.heldUntil);
    return {
      subject: m.mailExchangePaySubject({ amount, number }),
      paragraphs: [passed, m.mailExchangePay({ amount, until, refund: moneyPlaces(wouldGo) })],
      sms: m.smsExchangePay({ amount, number, until, link: replacement.payHref }),
    };
  }
  return {
    subject: m.mailExchangePlacedSubject({ number, order }),
    paragraphs: [`${passed} ${m.mailNothingToPay()}`, ...orderRefundLines(orderRefunds)],
    sms: m.smsExchangePlaced({ number, order }),
  };
}
