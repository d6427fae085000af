import type { OrderAddressWire } from '#lib/contract/index.ts';
import { formatMobile } from '#lib/shared/mobile.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { promiseText } from '#lib/shared/promise-text.ts';
import type { OrderLine } from '../../orders/order-repository.ts';
import type { MailBlock, MailRow } from '../blocks/mail-block.ts';
import type { OrderFacts } from './order-facts.ts';

/** Pieces of a line as a row of a mail: what it is, its size, colour and how many, at the price they were sold for. */
export function itemsRow({ document }: OrderLine, quantity: number): MailRow {
  const details = [...kindOf(document), `Quantity ${quantity}`];
  return { name: document.title, detail: details.join(', '), value: formatPaise(document.unitPrice * quantity) };
}

function kindOf({ sizeName, colour }: OrderLine['document']): string[] {
  return [sizeName === null ? '' : `Size ${sizeName}`, colour].filter((detail) => detail !== '');
}

/**
 * The pieces of an order that were neither cancelled nor sent back, a row for each line that has any. Without prices: what was
 * taken off the order stands in its confirmation.
 */
export function remainingRows({ lines }: Pick<OrderFacts, 'lines'>): MailRow[] {
  return lines
    .map((line) => ({ line, kept: line.quantity - line.cancelled - line.returned }))
    .filter(({ kept }) => kept > 0)
    .map(({ line: { document }, kept }) => ({
      name: document.title,
      detail: kindOf(document).join(', '),
      value: kept === 1 ? '1 item' : `${kept} items`,
    }));
}

/** Where an order goes, line by line. */
export function addressLines(address: OrderAddressWire): string[] {
  return [
    address.FullName,
    address.AddressLine1,
    address.AddressLine2,
    address.Landmark && `Near ${address.Landmark}`,
    [address.City, address.State, address.Pincode].filter((part) => part !== '').join(', '),
    address.Mobile && formatMobile(address.Mobile),
  ].filter((line) => line !== '');
}

/** What whoever opens the door has to have ready; empty where there is nothing. */
export function collectText({ due, document: { identityNeeded } }: OrderFacts): string {
  return [
    due > 0 ? `Please have ${formatPaise(due)} ready for the courier. You pay on delivery.` : '',
    identityNeeded ? 'Please have a photo ID ready.' : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** When an order arrives, as a sentence; empty where that is not known. */
export function arrivalText({ document: { promise } }: Pick<OrderFacts, 'document'>): string {
  const when = promiseText({ ...promise, days: promise.deliveryDays });
  return when === '' ? '' : `It will arrive ${when}.`;
}

/** The same after the confirmation: empty, too, where the day is over, or days were counted from the order. */
export function stillArrives(facts: Pick<OrderFacts, 'document' | 'today'>): string {
  const { latestDate } = facts.document.promise;
  return latestDate !== '' && latestDate >= facts.today ? arrivalText(facts) : '';
}

/** A paragraph where there is something to say. */
export function paragraphs(...texts: readonly string[]): MailBlock[] {
  return texts.filter((text) => text !== '').map((text) => ({ kind: 'paragraph', text }));
}

/** The link to the order, for whoever has the mail. */
export function seeOrder({ trackHref }: OrderFacts): MailBlock {
  return { kind: 'link', name: 'See your order', href: trackHref };
}

/** Said of an order whose payment was a test. */
export const TEST_PAYMENT = 'Test payment: no money is charged and nothing is sent.';
