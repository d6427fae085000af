import type { OrderAddressWire, PickupSlot, ServiceState } from '#lib/contract/index.ts';
import { formatDate } from '#lib/shared/dates.ts';
import { startOfDayInIndia } from '#lib/shared/india-time.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import { greeting } from './greeting.ts';
import { type MailCopy, mailBody } from './mail-copy.ts';
import { pickupText } from './pickup-text.ts';
import { MAX_SMS_TITLE_LENGTH, shortenQuote, shortenText } from './shorten-text.ts';

/** The facts that the mails about a service request are rendered from. */
export interface ServiceFacts {
  number: string;
  state: ServiceState;
  /** Whether the store has, or had, the item. */
  hasItem: boolean;
  /** Price of the repair in paise; null as long as none was given. */
  estimate: number | null;
  /** Title of the product. */
  title: string;
  /** Name of the customer. */
  name: string;
  pickup: { address: OrderAddressWire; date: string; slot: PickupSlot } | null;
  store: { name: string; address: string } | null;
  /** Last day of the warranty, `YYYY-MM-DD`, empty where there is none; whether it was over at the request. */
  warranty: { until: string; isOver: boolean };
  /** Empty where the store wrote nothing. */
  storeNote: string;
  courier: string;
  awb: string;
  /** The page of the request. */
  href: string;
  /** The address has no trailing slash. */
  siteUrl: string;
}

interface StateCopy {
  subject: string;
  /** What happened, and what comes next. */
  paragraphs: string[];
}

/** The mail about the current state of a service request. */
export function serviceMail(facts: ServiceFacts): MailCopy {
  const { subject, paragraphs } = COPY[facts.state](facts);
  const note = facts.storeNote === '' ? [] : [`${noteTitle(facts)}: ${facts.storeNote}`];
  const page = `${facts.state === 'estimate-given' ? 'Approve or decline it here' : 'See the status'}:\n${facts.href}`;
  return { subject, body: mailBody([greeting(facts.name), ...paragraphs, ...note, page], facts.siteUrl) };
}

/** The same as an SMS. */
export function serviceSms(facts: ServiceFacts): string {
  const note = facts.state === 'declined' ? ` ${shortenQuote(facts.storeNote)}` : '';
  const title = shortenText(facts.title, MAX_SMS_TITLE_LENGTH);
  return `${shopName()}: ${COPY[facts.state](facts).subject} (${title}).${note} ${facts.href}`;
}

const noteTitle = ({ state }: ServiceFacts) => (state === 'declined' ? 'Our reason' : 'Message from the store');

const COPY: Readonly<Record<ServiceState, (facts: ServiceFacts) => StateCopy>> = {
  received: (facts) => ({
    subject: `We have received your service request ${facts.number}`,
    paragraphs: [
      `We have received your service request for ${facts.title}. Its number is ${facts.number}. We will look at it within one working day.`,
      warrantyText(facts),
      handoverText(facts, 'If we accept it, '),
    ],
  }),
  'item-awaited': (facts) => ({
    subject: `Your service request ${facts.number} is accepted`,
    paragraphs: [
      handoverText(facts, ''),
      'Please pack the item well, without its box, and write the number of your request on the package. Reset a smartwatch and remove it from your account first.',
    ],
  }),
  inspecting: ({ number, title }) => ({
    subject: `We have received your item for service request ${number}`,
    paragraphs: [`We have received ${title} and are inspecting it. We will let you know what we find.`],
  }),
  'estimate-given': (facts) => ({
    subject: `Estimate for your service request ${facts.number}: ${formatPaise(facts.estimate ?? 0)}`,
    paragraphs: [
      `We have inspected ${facts.title}. The repair costs ${formatPaise(facts.estimate ?? 0)}, including taxes.`,
      'We start only once you approve it. If you decline, we return the item to you as it is. You pay nothing now.',
    ],
  }),
  'estimate-declined': ({ number, title }) => ({
    subject: `You declined the estimate for service request ${number}`,
    paragraphs: [`As you asked, we will not repair ${title}. We will let you know as soon as you can have it back.`],
  }),
  'in-repair': ({ number, title, estimate }) => ({
    subject: `Your item for service request ${number} is being repaired`,
    paragraphs: [
      `We are repairing ${title}.${estimate === null ? '' : ` You approved ${formatPaise(estimate)}, which you pay when you get it back.`}`,
    ],
  }),
  ready: ({ number, title, store }) => ({
    subject: `Your item for service request ${number} is ready`,
    paragraphs: [
      store
        ? `${title} is ready for you at ${store.name}, ${store.address}. Please bring the number ${number}.`
        : `${title} is ready. We will contact you to arrange its return.`,
    ],
  }),
  'sent-back': ({ number, title, courier, awb }) => ({
    subject: `Your item for service request ${number} is on its way back to you`,
    paragraphs: [`${title} is on its way back to you with ${awb === '' ? courier : `${courier}, number ${awb}`}.`],
  }),
  closed: ({ number, title }) => ({
    subject: `Your service request ${number} is closed`,
    paragraphs: [
      `You have ${title} back, so we have closed the request. If something is not right, write to customer care and quote ${number}.`,
    ],
  }),
  declined: ({ number, title, hasItem }) => ({
    subject: `We cannot accept your service request ${number}`,
    paragraphs: [
      `We have looked at your request for ${title} and cannot accept it.${hasItem ? ' We will let you know as soon as you can have the item back.' : ''}`,
    ],
  }),
  withdrawn: ({ number, title, pickup }) => ({
    subject: `Your service request ${number} has been withdrawn`,
    paragraphs: [
      `As you asked, we have withdrawn your service request for ${title}.${pickup ? ' The courier will not come.' : ''}`,
    ],
  }),
};

function warrantyText({ warranty }: ServiceFacts): string {
  const price = 'If there is a charge for the repair, we tell you the price first and do nothing until you agree.';
  if (warranty.until === '') return `It came without a fixed-term warranty. ${price}`;
  const day = formatDate(startOfDayInIndia(warranty.until));
  return warranty.isOver
    ? `Its warranty ended on ${day}. ${price}`
    : `It is under warranty until ${day}. We inspect it first: if the warranty covers the fault, you pay nothing. ${price}`;
}

/** How the item reaches the store. */
function handoverText({ pickup, store }: ServiceFacts, before: string): string {
  const isFirst = before === '';
  if (pickup) return `${before}${isFirst ? 'A' : 'a'} courier will come ${pickupText(pickup)}.`;
  const place = store ? `${store.name}, ${store.address}` : 'the store';
  return `${before}${isFirst ? 'Please' : 'please'} bring the item to ${place}.`;
}
