import type { ExchangeEnd } from '#lib/contract/index.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { moneyBackLines, moneyPlaces } from './money-back-lines.ts';
import type { ReturnCopy, ReturnFacts } from './return-facts.ts';
import { shortSaying } from './shortened.ts';

/** Its money goes back; of an exchange too that is not made. */
export function returnRefunded(facts: ReturnFacts): ReturnCopy {
  const { row, document, moneyBack, end } = facts;
  const amount = formatPaise(row.amount);
  const passed = 'The pieces of your return have passed our check. Thank you for sending them back with care.';
  return {
    subject: `Your refund of ${amount} for ${row.kind} ${row.number}`,
    paragraphs: [
      ...(end === null ? [passed] : [ENDS[end](facts), 'What your pieces are worth goes back to you in full.']),
      ...moneyBackLines(moneyBack),
    ],
    sms:
      end === null
        ? `${amount} of your return ${row.number} goes back to you.`
        : `${SHORT_ENDS[end](row.number, document.storeNote)} ${amount} goes back to you.`,
  };
}

const ENDS: Readonly<Record<ExchangeEnd, (facts: ReturnFacts) => string>> = {
  'not-paid': ({ instead }) =>
    `The difference for order ${instead?.number} was not paid in time, so we have cancelled that order, and the exchange is not made.`,
  'given-up': ({ instead }) =>
    `As you asked, we have cancelled order ${instead?.number}, and the exchange is not made.`,
  store: ({ document: { storeNote } }) =>
    `We are sorry: your exchange cannot be made.${storeNote === '' ? '' : ` Our reason: ${storeNote}`}`,
};

const SHORT_ENDS: Readonly<Record<ExchangeEnd, (number: string, storeNote: string) => string>> = {
  'not-paid': (number) => `the difference for your exchange ${number} was not paid in time.`,
  'given-up': (number) => `your exchange ${number} is given up, as you asked.`,
  store: (number, note) => `we cannot make your exchange ${number}${note === '' ? '.' : `: ${shortSaying(note)}`}`,
};

/** The order that takes its place has been placed. */
export function exchangePlaced({ row, moneyBack, wouldGo, instead }: ReturnFacts): ReturnCopy {
  const passed = `The pieces of your exchange have passed our check. What comes in their place is order ${instead?.number}.`;
  const payable = instead?.payable ?? 0;
  if (instead && payable > 0) {
    const until = formatMoment(instead.heldUntil);
    return {
      subject: `${formatPaise(payable)} is left to pay for your exchange ${row.number}`,
      paragraphs: [
        passed,
        `${formatPaise(payable)} is left to pay. We hold the pieces for you until ${until}, India time. If it is not paid by then, ${moneyPlaces(wouldGo)} instead.`,
      ],
      sms: `${formatPaise(payable)} is left to pay for your exchange ${row.number}, until ${until}: ${instead.payHref}`,
    };
  }
  return {
    subject: `Your exchange ${row.number}: order ${instead?.number} is placed`,
    paragraphs: [`${passed} There is nothing to pay.`, ...moneyBackLines(moneyBack)],
    sms: `your exchange ${row.number} has passed our check. Order ${instead?.number} comes in its place.`,
  };
}
