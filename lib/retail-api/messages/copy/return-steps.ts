import { formatDate, formatDay } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { moneyPlaces } from './order-refund-lines.ts';
import { pickupText } from './pickup-text.ts';
import type { ReturnCopy, ReturnFacts } from './return-facts.ts';
import { shortenQuote } from './shorten-text.ts';

/** The return was requested. */
export function returnRequested(facts: ReturnFacts): ReturnCopy {
  const { row } = facts;
  const requestText = `your request for ${article(facts)} from order ${row.order_number}`;
  return {
    subject: `We have received your ${row.kind} request ${row.number}`,
    paragraphs: [
      `We have received ${requestText}. Its number is ${row.number}. We will review it and reply within one working day.`,
      valueText(facts),
      `If we approve it, a courier will come ${pickupOf(facts)}.`,
    ],
    sms: `we have ${requestText}. Its number is ${row.number}. We will reply within one working day.`,
  };
}

/** The return was approved and a courier will collect it. */
export function returnApproved(facts: ReturnFacts): ReturnCopy {
  const { row } = facts;
  return {
    subject: `Your ${row.kind} ${row.number} is approved`,
    paragraphs: [
      `Your ${row.kind} is approved. A courier will come ${pickupOf(facts)}, free of charge.`,
      'Please have the items ready with their films, tags, box, papers and warranty card. Reset a smartwatch and remove it from your account first.',
    ],
    sms: `your ${row.kind} ${row.number} is approved. A courier will come ${pickupOf(facts)}.`,
  };
}

/** The store refused the return. */
export function returnRefused(facts: ReturnFacts): ReturnCopy {
  const { row, document } = facts;
  return {
    subject: `We cannot accept your ${row.kind} ${row.number}`,
    paragraphs: [
      `We have reviewed your request and cannot accept it. Our reason: ${document.storeNote}`,
      'You keep the items, and your order does not change.',
    ],
    sms: `we cannot accept your ${row.kind} ${row.number}: ${shortenQuote(document.storeNote)}`,
  };
}

/** The courier has collected the return. */
export function returnPickedUp({ row }: ReturnFacts): ReturnCopy {
  const next = 'We will check the items within three days of receiving them and let you know the result.';
  return {
    subject: `We have collected your ${row.kind} ${row.number}`,
    paragraphs: [`The courier has collected the items of your ${row.kind}. ${next}`],
    sms: `we have collected the items of your ${row.kind} ${row.number}. We will check them within three days of receiving them.`,
  };
}

/** The shopper has withdrawn the request. */
export function returnWithdrawn(facts: ReturnFacts): ReturnCopy {
  const { row, document, returnableUntil } = facts;
  const again = returnableUntil === null ? '' : `You can request it again until ${formatDate(returnableUntil)}.`;
  const held = row.kind === 'exchange' ? 'We no longer hold the replacement for you.' : '';
  return {
    subject: `Your ${row.kind} ${row.number} has been withdrawn`,
    paragraphs: [
      `As you asked, we have withdrawn your request for ${article(facts)} from order ${row.order_number}. The courier will not come on ${formatDay(document.pickupDate)}.`,
      ['You keep the items, and there is no refund.', held, again].filter((sentence) => sentence !== '').join(' '),
    ],
    sms: `we have withdrawn your ${row.kind} ${row.number}, as you asked. The courier will not come, and you keep the items.${again === '' ? '' : ` ${again}`}`,
  };
}

/** The items passed the quality check; the refund or the replacement is next. */
export function qualityPassed(facts: ReturnFacts): ReturnCopy {
  const { row, wouldGo } = facts;
  const money = wouldGo.length === 0 ? '' : ' We will let you know once your refund is on its way.';
  const next = row.kind === 'exchange' ? ' We will then send you the details of your replacement order.' : money;
  const thanks = 'The items have passed our check. Thank you for packing them with care.';
  return {
    subject: `Your ${row.kind} ${row.number} has passed our check`,
    paragraphs: [thanks, nextOf(facts)],
    sms: `your ${row.kind} ${row.number} has passed our check.${next}`,
  };
}

/** The items failed the quality check. */
export function qualityFailed({ row, document }: ReturnFacts): ReturnCopy {
  return {
    subject: `Your ${row.kind} ${row.number} did not pass our check`,
    paragraphs: [
      `We have checked the items and cannot accept them. What we found: ${document.storeNote}`,
      'We will send them back to you free of charge and let you know once they are on their way.',
    ],
    sms: `your ${row.kind} ${row.number} did not pass our check: ${shortenQuote(document.storeNote)} We will send it back to you.`,
  };
}

/** The items are on their way back to the shopper. */
export function returnSentBack({ row, document }: ReturnFacts): ReturnCopy {
  const courier = document.awb === '' ? document.courier : `${document.courier}, number ${document.awb}`;
  return {
    subject: `Your items from ${row.kind} ${row.number} are on their way back to you`,
    paragraphs: [`The items that did not pass our check are on their way back to you with ${courier}.`],
    sms: `your items from ${row.kind} ${row.number} are on their way back to you with ${courier}.`,
  };
}

function article({ row }: ReturnFacts): string {
  return row.kind === 'exchange' ? 'an exchange' : 'a return';
}

function pickupOf({ document: { pickupDate, pickupSlot, address } }: ReturnFacts): string {
  return pickupText({ date: pickupDate, slot: pickupSlot, address });
}

function nextOf(facts: ReturnFacts): string {
  const { row, wouldGo } = facts;
  if (row.kind === 'return')
    return wouldGo.length === 0
      ? 'You paid nothing for them, so there is nothing to refund.'
      : `Next, ${moneyPlaces(wouldGo)}. We will let you know once it is on its way.`;
  const difference = differenceOf(facts);
  const next = 'Next, we will place the order for your replacement and let you know.';
  if (difference === 0) return `${next} There is nothing to pay.`;
  return difference > 0
    ? `${next} You have ${formatPaise(difference)} left to pay. We will send you a link.`
    : `${next} We will refund you ${formatPaise(-difference)}.`;
}

/** Price of the replacements minus the value of the returned items, in paise. */
function differenceOf({ row, lines }: ReturnFacts): number {
  return lines.reduce((sum, line) => sum + (line.replacement?.price ?? 0), 0) - row.amount;
}

function valueText(facts: ReturnFacts): string {
  const { row, wouldGo } = facts;
  const amount = formatPaise(row.amount);
  if (row.kind === 'return') return `Once the items have passed our check, we will refund you ${amount}.`;
  const difference = differenceOf(facts);
  const held = 'We hold the replacement for you.';
  const unmade = `If we cannot complete the exchange${difference > 0 ? ', or you do not pay in time' : ''}, ${moneyPlaces(wouldGo)}.`;
  if (difference === 0) return `${held} There is nothing to pay. ${unmade}`;
  return difference > 0
    ? `${held} Once the items have passed our check, you have ${formatPaise(difference)} left to pay. We will send you a link. ${unmade}`
    : `${held} Once the items have passed our check, we will refund you ${formatPaise(-difference)}. ${unmade}`;
}
