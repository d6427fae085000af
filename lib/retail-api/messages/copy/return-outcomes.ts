import type { ExchangeEnd } from '#lib/contract/index.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { moneyPlaces, orderRefundLines } from './order-refund-lines.ts';
import type { ReturnCopy, ReturnFacts } from './return-facts.ts';
import { shortenQuote } from './shorten-text.ts';

/** The refund is made, also for an exchange that is not completed. */
export function returnRefunded(facts: ReturnFacts): ReturnCopy {
  const { row, document, orderRefunds, end } = facts;
  const amount = formatPaise(row.amount);
  const passed = 'The items you returned have passed our check. Thank you for packing them with care.';
  return {
    subject: `Your refund of ${amount} for ${row.kind} ${row.number}`,
    paragraphs: [
      ...(end === null ? [passed] : [ENDS[end](facts), 'We are refunding the full value of the items you returned.']),
      ...orderRefundLines(orderRefunds),
    ],
    sms:
      end === null
        ? `we are refunding ${amount} for your return ${row.number}.`
        : `${SHORT_ENDS[end](row.number, document.storeNote)} We are refunding ${amount}.`,
  };
}

const ENDS: Readonly<Record<ExchangeEnd, (facts: ReturnFacts) => string>> = {
  'not-paid': ({ replacement }) =>
    `We did not receive the difference for order ${replacement?.number} in time, so we have cancelled that order and the exchange.`,
  'given-up': ({ replacement }) => `As you asked, we have cancelled order ${replacement?.number} and the exchange.`,
  store: ({ document: { storeNote } }) =>
    `We are sorry. We cannot complete your exchange.${storeNote === '' ? '' : ` Our reason: ${storeNote}`}`,
};

const SHORT_ENDS: Readonly<Record<ExchangeEnd, (number: string, storeNote: string) => string>> = {
  'not-paid': (number) => `we did not receive the difference for your exchange ${number} in time.`,
  'given-up': (number) => `we have cancelled your exchange ${number}, as you asked.`,
  store: (number, note) => `we cannot complete your exchange ${number}${note === '' ? '.' : `: ${shortenQuote(note)}`}`,
};

/** The replacement order has been placed. */
export function exchangePlaced({ row, orderRefunds, wouldGo, replacement }: ReturnFacts): ReturnCopy {
  const passed = `The items you sent back have passed our check. Your replacement is order ${replacement?.number}.`;
  const payable = replacement?.payable ?? 0;
  if (replacement && payable > 0) {
    const until = formatMoment(replacement.heldUntil);
    return {
      subject: `Please pay ${formatPaise(payable)} for your exchange ${row.number}`,
      paragraphs: [
        passed,
        `You have ${formatPaise(payable)} left to pay. We hold the items for you until ${until}, India time. If you do not pay by then, ${moneyPlaces(wouldGo)} instead.`,
      ],
      sms: `please pay ${formatPaise(payable)} for your exchange ${row.number} by ${until}: ${replacement.payHref}`,
    };
  }
  return {
    subject: `Your exchange ${row.number}: we have placed order ${replacement?.number}`,
    paragraphs: [`${passed} There is nothing to pay.`, ...orderRefundLines(orderRefunds)],
    sms: `your exchange ${row.number} has passed our check. Your replacement is order ${replacement?.number}.`,
  };
}
