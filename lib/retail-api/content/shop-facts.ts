import type { Kysely } from 'kysely';
import { paiseOf } from '#lib/contract/index.ts';
import { escapeHtml } from '#lib/shared/escape-html.ts';
import { stateName } from '#lib/shared/gst.ts';
import { localStateName } from '#lib/shared/language/local-state-name.ts';
import { type ShopProfile, shopProfile } from '#lib/shared/shop-profile.ts';
import * as m from '#messages';
import { freeShippingFrom, readOffers } from '../cart/promotions/read-offers.ts';
import { loadStores } from '../catalogue/load-stores.ts';
import type { Database } from '../core/db/schema.ts';
import { offersWhatsApp } from '../messages/whatsapp/offers-whatsapp.ts';
import {
  cashFeeSentence,
  type DeliveryTerms,
  deliveryPromiseText,
  deliverySentence,
  deliveryTable,
  freeDeliverySentence,
  hourText,
  numberText,
  returnDaysText,
  returnsTable,
  rupeesText,
} from './rule-facts.ts';

/** What placeholders stand for: the profile, what delivery costs now, and the services of each physical store. */
interface ShopFacts {
  profile: ShopProfile;
  delivery: DeliveryTerms;
  /** Whether customers can agree to messages by WhatsApp. */
  whatsApp: boolean;
  stores: readonly { Services: readonly string[] }[];
}

/** The facts of the shop at `now` (epoch milliseconds). */
export async function readShopFacts(db: Kysely<Database>, now: number): Promise<ShopFacts> {
  const profile = shopProfile();
  const freeFrom = freeShippingFrom(await readOffers(db, now));
  const delivery = { charge: paiseOf(profile.delivery.charge), freeFrom };
  return { profile, delivery, whatsApp: await offersWhatsApp(db), stores: await loadStores(db) };
}

/** The state by the first digits of the GSTIN. */
const sellerState = ({ seller }: ShopProfile) => localStateName(stateName(seller.gstin.slice(0, 2)) ?? 'India');

/** The number as a link of a phone, `tel:…`, has it. */
const phoneLink = (phone: string) => phone.replaceAll(' ', '');

/** Placeholders that pages may hold, so that one text serves any shop; some take a word after a colon. */
const FACTS: ReadonlyMap<string, (facts: ShopFacts, word: string) => string> = new Map([
  ['shop-name', ({ profile }) => profile.name],
  ['legal-name', ({ profile }) => profile.seller.legalName],
  ['seller-address', ({ profile }) => profile.seller.address.join(', ')],
  ['seller-state', ({ profile }) => sellerState(profile)],
  ['jurisdiction', ({ profile }) => profile.jurisdiction ?? sellerState(profile)],
  ['gstin', ({ profile }) => profile.seller.gstin],
  ['phone', ({ profile }) => profile.contact.phone],
  ['phone-link', ({ profile }) => phoneLink(profile.contact.phone)],
  ['email', ({ profile }) => profile.contact.email],
  ['grievance-officer', ({ profile }) => profile.grievanceOfficer.name],
  ['grievance-phone', ({ profile }) => profile.grievanceOfficer.phone],
  ['grievance-phone-link', ({ profile }) => phoneLink(profile.grievanceOfficer.phone)],
  ['grievance-email', ({ profile }) => profile.grievanceOfficer.email],
  ['delivery-terms', ({ delivery }) => deliverySentence(delivery)],
  ['delivery-rule', ({ delivery }) => freeDeliverySentence(delivery)],
  ['delivery-offer', ({ delivery }) => deliveryPromiseText(delivery, false)],
  ['insured-delivery-offer', ({ delivery }) => deliveryPromiseText(delivery, true)],
  ['cut-off', ({ profile }) => hourText(profile.delivery.cutOffHour)],
  ['identity-from', ({ profile }) => rupeesText(profile.delivery.identityFrom)],
  ['cash-limit', ({ profile }) => rupeesText(profile.cashOnDelivery.limit)],
  ['cash-fee', ({ profile }) => cashFeeSentence(profile.cashOnDelivery)],
  ['cash-open-orders', ({ profile }) => numberText(profile.cashOnDelivery.openOrders)],
  ['message-channels', ({ whatsApp }) => m.factChannels({ whatsApp: whatsApp ? 'yes' : 'no' })],
  ['whatsapp-consent', ({ whatsApp }) => (whatsApp ? m.factWhatsAppConsent() : '')],
  ['return-days', ({ profile }, category) => returnDaysText(profile, category)],
  ['store-count', ({ stores }, service) => String(countStores(stores, service))],
]);

/** How many stores offer a service; all of them without one. */
function countStores(stores: ShopFacts['stores'], service: string): number {
  return stores.filter(({ Services }) => service === '' || Services.includes(service)).length;
}

const PLACEHOLDER = /\{\{([a-z-]+)(?::([^{}]{1,60}))?\}\}/g;

/** Placeholders of whole tables. A paragraph around one is replaced too: it could not contain a table. */
const TABLE_PLACE = /<p>\s*\{\{(delivery|returns)-table\}\}\s*<\/p>|\{\{(delivery|returns)-table\}\}/g;

/** Replaces the placeholders in plain text; other text in braces is kept. */
export function withShopFacts(text: string, facts: ShopFacts): string {
  return replaceFacts(text, facts, (fact) => fact);
}

/** Replaces the placeholders in HTML. */
export function withShopFactsInHtml(html: string, facts: ShopFacts): string {
  return replaceFacts(html, facts, escapeHtml).replace(TABLE_PLACE, (_whole, inParagraph, alone) =>
    (inParagraph ?? alone) === 'delivery' ? deliveryTable(facts.profile) : returnsTable(facts.profile),
  );
}

function replaceFacts(text: string, facts: ShopFacts, write: (fact: string) => string): string {
  return text.replace(PLACEHOLDER, (whole, name: string, word = '') => {
    const fact = FACTS.get(name);
    return fact ? write(fact(facts, word)) : whole;
  });
}
