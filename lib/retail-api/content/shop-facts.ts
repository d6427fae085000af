import { escapeHtml } from '#lib/shared/escape-html.ts';
import type { ShopProfile } from '#lib/shared/shop-profile.ts';

/** The number as a link of a phone, `tel:…`, has it. */
const phoneLink = (phone: string) => phone.replaceAll(' ', '');

/** Placeholders that pages may hold, so that one text serves any shop. */
const FACTS: ReadonlyMap<string, (profile: ShopProfile) => string> = new Map([
  ['shop-name', ({ name }) => name],
  ['legal-name', ({ seller }) => seller.legalName],
  ['seller-address', ({ seller }) => seller.address.join(', ')],
  ['gstin', ({ seller }) => seller.gstin],
  ['phone', ({ contact }) => contact.phone],
  ['phone-link', ({ contact }) => phoneLink(contact.phone)],
  ['email', ({ contact }) => contact.email],
  ['grievance-officer', ({ grievanceOfficer }) => grievanceOfficer.name],
  ['grievance-phone', ({ grievanceOfficer }) => grievanceOfficer.phone],
  ['grievance-phone-link', ({ grievanceOfficer }) => phoneLink(grievanceOfficer.phone)],
  ['grievance-email', ({ grievanceOfficer }) => grievanceOfficer.email],
]);
const PLACEHOLDER = /\{\{([a-z-]+)\}\}/g;

/** Replaces the placeholders in plain text; other text in braces is kept. */
export function withShopFacts(text: string, profile: ShopProfile): string {
  return replaceFacts(text, profile, (fact) => fact);
}

/** Replaces the placeholders in HTML. */
export function withShopFactsInHtml(html: string, profile: ShopProfile): string {
  return replaceFacts(html, profile, escapeHtml);
}

function replaceFacts(text: string, profile: ShopProfile, write: (fact: string) => string): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => {
    const fact = FACTS.get(name);
    return fact ? write(fact(profile)) : whole;
  });
}
