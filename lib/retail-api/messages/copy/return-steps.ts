import type { PickupSlot } from '#lib/contract/index.ts';
import { formatDate, formatDay } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { moneyPlaces } from './money-back-lines.ts';
import type { ReturnCopy, ReturnFacts } from './return-facts.ts';
import { shortSaying } from './shortened.ts';

const SLOTS: Readonly<Record<PickupSlot, string>> = {
  morning: 'in the morning',
  afternoon: 'in the afternoon',
  evening: 'in the evening',
};

/** It was asked for. */
export function returnRequested(facts: ReturnFacts): ReturnCopy {
  const { row } = facts;
  const asked = `your request for ${article(facts)} from order ${row.order_number}`;
  return {
    subject: `We have your ${row.kind} ${row.number}`,
    paragraphs: [
      `We have received ${asked}. Its number is ${row.number}. We look at it within one working day and write to you.`,
      worthOf(facts),
      `If we approve it, a courier comes ${pickupOf(facts)}.`,
    ],
    sms: `we have ${asked}. Its number is ${row.number}; we write to you within one working day.`,
  };
}

/** A courier comes for it. */
export function returnApproved(facts: ReturnFacts): ReturnCopy {
  const { row } = facts;
  return {
    subject: `Your ${row.kind} ${row.number} is approved`,
    paragraphs: [
      `Your ${row.kind} is approved. A courier comes ${pickupOf(facts)}, free of charge.`,
      'Have the pieces ready with their films, tags, box, papers and warranty card. Reset a smartwatch and take it off your account first.',
    ],
    sms: `your ${row.kind} ${row.number} is approved. A courier comes ${pickupOf(facts)}.`,
  };
}

/** The store takes nothing back. */
export function returnRefused(facts: ReturnFacts): ReturnCopy {
  const { row, document } = facts;
  return {
    subject: `We cannot accept your ${row.kind} ${row.number}`,
    paragraphs: [
      `We have looked at your request and cannot accept it. Our reason: ${document.storeNote}`,
      'The pieces stay yours, and nothing changes with your order.',
    ],
    sms: `we cannot accept your ${row.kind} ${row.number}: ${shortSaying(document.storeNote)}`,
  };
}

/** A courier has it. */
export function returnPickedUp({ row }: ReturnFacts): ReturnCopy {
  const next = 'We check the pieces within three days of receiving them and write to you.';
  return {
    subject: `We have collected your ${row.kind} ${row.number}`,
    paragraphs: [`The courier has collected the pieces of your ${row.kind}. ${next}`],
    sms: `the pieces of your ${row.kind} ${row.number} are collected. We check them within three days of receiving them.`,
  };
}

/** The shopper has taken it back. */
export function returnWithdrawn(facts: ReturnFacts): ReturnCopy {
  const { row, document, askUntil } = facts;
  const again = askUntil === null ? '' : `You may ask again until ${formatDate(askUntil)}.`;
  const held = row.kind === 'exchange' ? 'We hold nothing in their place any more.' : '';
  return {
    subject: `Your ${row.kind} ${row.number} is withdrawn`,
    paragraphs: [
      `As you asked, ${article(facts)} from order ${row.order_number} is withdrawn. No courier comes on ${formatDay(document.pickupDate)}.`,
      ['The pieces stay yours, and no money goes back.', held, again].filter((sentence) => sentence !== '').join(' '),
    ],
    sms: `your ${row.kind} ${row.number} is withdrawn, as you asked. No courier comes, and the pieces stay yours.${again === '' ? '' : ` ${again}`}`,
  };
}

/** The pieces are as they must be; their money, or what comes in their place, is next. */
export function qualityPassed(facts: ReturnFacts): ReturnCopy {
  const { row, wouldGo } = facts;
  const money = wouldGo.length === 0 ? '' : ' We write to you again once the money is on its way.';
  const next = row.kind === 'exchange' ? ' We write to you again with the order that comes in its place.' : money;
  const thanks = 'The pieces have passed our check. Thank you for sending them back with care.';
  return {
    subject: `Your ${row.kind} ${row.number} has passed our check`,
    paragraphs: [thanks, nextOf(facts)],
    sms: `your ${row.kind} ${row.number} has passed our check.${next}`,
  };
}

/** The pieces are not as they must be. */
export function qualityFailed({ row, document }: ReturnFacts): ReturnCopy {
  return {
    subject: `Your ${row.kind} ${row.number} did not pass our check`,
    paragraphs: [
      `We have checked the pieces and cannot accept them. What we found: ${document.storeNote}`,
      'We send them back to you free of charge, and write to you once they are on their way.',
    ],
    sms: `your ${row.kind} ${row.number} did not pass our check: ${shortSaying(document.storeNote)} We send it back to you.`,
  };
}

/** The pieces are on their way to the shopper again. */
export function returnSentBack({ row, document }: ReturnFacts): ReturnCopy {
  const courier = document.awb === '' ? document.courier : `${document.courier}, number ${document.awb}`;
  return {
    subject: `Your pieces of ${row.kind} ${row.number} are on their way back to you`,
    paragraphs: [`The pieces that did not pass our check are on their way back to you by ${courier}.`],
    sms: `your pieces of ${row.kind} ${row.number} are on their way back to you by ${courier}.`,
  };
}

function article({ row }: ReturnFacts): string {
  return row.kind === 'exchange' ? 'an exchange' : 'a return';
}

function pickupOf({ document: { pickupDate, pickupSlot, address } }: ReturnFacts): string {
  return `on ${formatDay(pickupDate)} ${SLOTS[pickupSlot]} to ${address.AddressLine1}, ${address.City} ${address.Pincode}`;
}

function nextOf(facts: ReturnFacts): string {
  const { row, wouldGo } = facts;
  if (row.kind === 'return')
    return wouldGo.length === 0
      ? 'Nothing was paid for them, so no money moves.'
      : `Next, ${moneyPlaces(wouldGo)}. We write to you once it is on its way.`;
  const difference = differenceOf(facts);
  const next = 'Next, we place the order of what comes in their place, and write to you.';
  if (difference === 0) return `${next} There is nothing to pay.`;
  return difference > 0
    ? `${next} ${formatPaise(difference)} is left to pay; we send you a link.`
    : `${next} ${formatPaise(-difference)} goes back to you.`;
}

/** What an exchange costs on top of what the pieces are worth, in paise. */
function differenceOf({ row, lines }: ReturnFacts): number {
  return lines.reduce((sum, line) => sum + (line.replacement?.price ?? 0), 0) - row.amount;
}

function worthOf(facts: ReturnFacts): string {
  const { row, wouldGo } = facts;
  const amount = formatPaise(row.amount);
  if (row.kind === 'return') return `Once the pieces have passed our check, ${amount} goes back to you.`;
  const difference = differenceOf(facts);
  const held = 'We hold what comes in their place for you.';
  const unmade = `If the exchange cannot be made${difference > 0 ? ', or this is not paid in time' : ''}, ${moneyPlaces(wouldGo)}.`;
  if (difference === 0) return `${held} There is nothing to pay. ${unmade}`;
  return difference > 0
    ? `${held} Once the pieces have passed our check, ${formatPaise(difference)} is left to pay; we send you a link. ${unmade}`
    : `${held} Once the pieces have passed our check, ${formatPaise(-difference)} goes back to you. ${unmade}`;
}
