import type { OrderAddressWire, PickupSlot, ServiceState } from '#lib/contract/index.ts';
import { formatDate } from '#lib/shared/dates.ts';
import { startOfDayInIndia } from '#lib/shared/india-time.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import * as m from '#messages';
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
  const note = facts.storeNote === '' ? [] : [noteText(facts)];
  const page = `${facts.state === 'estimate-given' ? m.mailApproveHere() : m.mailSeeStatus()}:\n${facts.href}`;
  return { subject, body: mailBody([greeting(facts.name), ...paragraphs, ...note, page], facts.siteUrl) };
}

/** The same as an SMS. */
export function serviceSms(facts: ServiceFacts): string {
  const note = facts.state === 'declined' ? ` ${shortenQuote(facts.storeNote)}` : '';
  const title = shortenText(facts.title, MAX_SMS_TITLE_LENGTH);
  return `${shopName()}: ${COPY[facts.state](facts).subject} (${title}).${note} ${facts.href}`;
}

const noteText = ({ state, storeNote: text }: ServiceFacts) =>
  state === 'declined' ? m.mailReasonName({ text }) : m.mailStoreMessage({ text });

const COPY: Readonly<Record<ServiceState, (facts: ServiceFacts) => StateCopy>> = {
  received: (facts) => ({
    subject: m.serviceReceivedSubject(facts),
    paragraphs: [m.serviceReceived(facts), warrantyText(facts), handoverText(facts, false)],
  }),
  'item-awaited': (facts) => ({
    subject: m.serviceAcceptedSubject(facts),
    paragraphs: [handoverText(facts, true), m.servicePack()],
  }),
  inspecting: ({ number, title }) => ({
    subject: m.serviceItemSubject({ number }),
    paragraphs: [m.serviceInspecting({ title })],
  }),
  'estimate-given': (facts) => ({
    subject: m.serviceEstimateSubject({ number: facts.number, amount: formatPaise(facts.estimate ?? 0) }),
    paragraphs: [
      m.serviceEstimate({ title: facts.title, amount: formatPaise(facts.estimate ?? 0) }),
      m.serviceEstimateNext(),
    ],
  }),
  'estimate-declined': ({ number, title }) => ({
    subject: m.serviceDeclinedEstimateSubject({ number }),
    paragraphs: [m.serviceDeclinedEstimate({ title })],
  }),
  'in-repair': ({ number, title, estimate }) => ({
    subject: m.serviceRepairSubject({ number }),
    paragraphs: [
      estimate === null ? m.serviceRepair({ title }) : m.serviceRepairPrice({ title, amount: formatPaise(estimate) }),
    ],
  }),
  ready: ({ number, title, store }) => ({
    subject: m.serviceReadySubject({ number }),
    paragraphs: [
      store
        ? m.serviceReadyAt({ title, number, store: store.name, address: store.address })
        : m.serviceReady({ title }),
    ],
  }),
  'sent-back': ({ number, title, courier, awb }) => ({
    subject: m.serviceSentBackSubject({ number }),
    paragraphs: [m.serviceSentBack({ title, courier: awb === '' ? courier : m.mailCourierNumber({ courier, awb }) })],
  }),
  closed: ({ number, title }) => ({
    subject: m.serviceClosedSubject({ number }),
    paragraphs: [m.serviceClosed({ title, number })],
  }),
  declined: ({ number, title, hasItem }) => ({
    subject: m.serviceRefusedSubject({ number }),
    paragraphs: [hasItem ? m.serviceRefusedItem({ title }) : m.serviceRefused({ title })],
  }),
  withdrawn: ({ number, title, pickup }) => ({
    subject: m.serviceWithdrawnSubject({ number }),
    paragraphs: [pickup ? m.serviceWithdrawnPickup({ title }) : m.serviceWithdrawn({ title })],
  }),
};

function warrantyText({ warranty }: ServiceFacts): string {
  const price = m.serviceCharge();
  if (warranty.until === '') return `${m.serviceNoWarranty()} ${price}`;
  const day = formatDate(startOfDayInIndia(warranty.until));
  return `${warranty.isOver ? m.serviceWarrantyOver({ day }) : m.serviceWarranty({ day })} ${price}`;
}

/** How the item reaches the store. */
function handoverText({ pickup, store }: ServiceFacts, isAccepted: boolean): string {
  const first = String(isAccepted);
  if (pickup) return m.servicePickup({ first, pickup: pickupText(pickup) });
  return m.serviceBring({ first, place: store ? `${store.name}, ${store.address}` : m.serviceTheStore() });
}
