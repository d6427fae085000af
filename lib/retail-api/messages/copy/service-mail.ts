import type { OrderAddressWire, PickupSlot, ServiceState } from '#lib/contract/index.ts';
import { formatDate } from '#lib/shared/dates.ts';
import { startOfDayInIndia } from '#lib/shared/india-time.ts';
import { localTitle } from '#lib/shared/language/local-fact.ts';
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
  const { subject, paragraphs } = stateCopy(facts);
  const note = facts.storeNote === '' ? [] : [noteText(facts)];
  const page = `${facts.state === 'estimate-given' ? m.mailApproveHere() : m.mailSeeStatus()}:\n${facts.href}`;
  return { subject, body: mailBody([greeting(facts.name), ...paragraphs, ...note, page], facts.siteUrl) };
}

/** The same as an SMS. */
export function serviceSms(facts: ServiceFacts): string {
  const note = facts.state === 'declined' ? ` ${shortenQuote(facts.storeNote)}` : '';
  const title = shortenText(localTitle(facts.title), MAX_SMS_TITLE_LENGTH);
  const what = m.commonSentence({ text: `${stateCopy(facts).subject} (${title})` });
  return `${shopName()}: ${what}${note} ${facts.href}`;
}

const stateCopy = (facts: ServiceFacts): StateCopy => COPY[facts.state]({ ...facts, title: localTitle(facts.title) });

const noteText = ({ state, storeNote: text }: ServiceFacts) =>
  state === 'declined' ? m.mailReasonName({ text }) : m.mailStoreMessage({ text });

const COPY: Readonly<Record<ServiceState, (facts: ServiceFacts) => StateCopy>> = {
  received: (facts) => ({
    subject: m.mailServiceReceivedSubject(facts),
    paragraphs: [m.mailServiceReceived(facts), warrantyText(facts), handoverText(facts, false)],
  }),
  'item-awaited': (facts) => ({
    subject: m.mailServiceAcceptedSubject(facts),
    paragraphs: [handoverText(facts, true), m.mailServicePack()],
  }),
  inspecting: ({ number, title }) => ({
    subject: m.mailServiceItemSubject({ number }),
    paragraphs: [m.mailServiceInspecting({ title })],
  }),
  'estimate-given': (facts) => ({
    subject: m.mailServiceEstimateSubject({ number: facts.number, amount: formatPaise(facts.estimate ?? 0) }),
    paragraphs: [
      m.mailServiceEstimate({ title: facts.title, amount: formatPaise(facts.estimate ?? 0) }),
      m.mailServiceEstimateNext(),
    ],
  }),
  'estimate-declined': ({ number, title }) => ({
    subject: m.mailServiceDeclinedEstimateSubject({ number }),
    paragraphs: [m.mailServiceDeclinedEstimate({ title })],
  }),
  'in-repair': ({ number, title, estimate }) => ({
    subject: m.mailServiceRepairSubject({ number }),
    paragraphs: [
      estimate === null
        ? m.mailServiceRepair({ title })
        : m.mailServiceRepairPrice({ title, amount: formatPaise(estimate) }),
    ],
  }),
  ready: ({ number, title, store }) => ({
    subject: m.mailServiceReadySubject({ number }),
    paragraphs: [
      store
        ? m.mailServiceReadyAt({ title, number, store: store.name, address: store.address })
        : m.mailServiceReady({ title }),
    ],
  }),
  'sent-back': ({ number, title, courier, awb }) => ({
    subject: m.mailServiceSentBackSubject({ number }),
    paragraphs: [
      m.mailServiceSentBack({ title, courier: awb === '' ? courier : m.mailCourierNumber({ courier, awb }) }),
    ],
  }),
  closed: ({ number, title }) => ({
    subject: m.mailServiceClosedSubject({ number }),
    paragraphs: [m.mailServiceClosed({ title, number })],
  }),
  declined: ({ number, title, hasItem }) => ({
    subject: m.mailServiceRefusedSubject({ number }),
    paragraphs: [hasItem ? m.mailServiceRefusedItem({ title }) : m.mailServiceRefused({ title })],
  }),
  withdrawn: ({ number, title, pickup }) => ({
    subject: m.mailServiceWithdrawnSubject({ number }),
    paragraphs: [pickup ? m.mailServiceWithdrawnPickup({ title }) : m.mailServiceWithdrawn({ title })],
  }),
};

function warrantyText({ warranty }: ServiceFacts): string {
  const price = m.mailServiceCharge();
  if (warranty.until === '') return `${m.mailServiceNoWarranty()} ${price}`;
  const day = formatDate(startOfDayInIndia(warranty.until));
  return `${warranty.isOver ? m.mailServiceWarrantyOver({ day }) : m.mailServiceWarranty({ day })} ${price}`;
}

/** How the item reaches the store. */
function handoverText({ pickup, store }: ServiceFacts, isAccepted: boolean): string {
  const first = String(isAccepted);
  if (pickup) return m.mailServicePickup({ first, pickup: pickupText(pickup) });
  return m.mailServiceBring({ first, place: store ? `${store.name}, ${store.address}` : m.mailServiceTheStore() });
}
