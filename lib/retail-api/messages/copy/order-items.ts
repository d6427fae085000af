import type { OrderAddressWire } from '#lib/contract/index.ts';
import { landmarkLine, localityLine } from '#lib/shared/address-text.ts';
import { localFact, localTitle } from '#lib/shared/language/local-fact.ts';
import { localSize } from '#lib/shared/language/local-size.ts';
import { localStateName } from '#lib/shared/language/local-state-name.ts';
import { formatMobile } from '#lib/shared/mobile.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { promiseText } from '#lib/shared/promise-text.ts';
import * as m from '#messages';
import type { OrderLine } from '../../orders/order-repository.ts';
import { engravingLine, priceOfItems } from '../../orders/rules/engraved-line.ts';
import { giftLines, isGift } from '../../orders/rules/gift.ts';
import type { MailBlock, MailRow } from '../blocks/mail-block.ts';
import type { OrderFacts } from './order-facts.ts';

/** Items of a line as a mail row: title, size, colour and quantity, at the price they were sold for. */
export function itemsRow({ document }: OrderLine, quantity: number): MailRow {
  const details = [...kindOf(document), m.mailQuantity({ quantity })];
  return {
    name: localTitle(document.title),
    detail: details.join(', '),
    value: formatPaise(priceOfItems(document, quantity)),
  };
}

function kindOf(document: OrderLine['document']): string[] {
  const { sizeName, colour } = document;
  return [
    sizeName === null ? '' : m.mailSize({ size: localSize(sizeName) }),
    localFact(colour),
    engravingLine(document),
  ].filter((detail) => detail !== '');
}

/**
 * The items of an order that were neither cancelled nor returned, or the contents of a parcel; a row for each line. Without prices:
 * discounts are itemised in the order confirmation.
 */
export function remainingRows(
  { lines }: Pick<OrderFacts, 'lines'>,
  contents?: readonly { lineId: string; quantity: number }[],
): MailRow[] {
  const inParcel = (line: OrderLine) => contents?.find(({ lineId }) => lineId === line.id)?.quantity ?? 0;
  return lines
    .map((line) => ({
      line,
      remaining: contents ? inParcel(line) : line.quantity - line.cancelled - line.returned,
    }))
    .filter(({ remaining }) => remaining > 0)
    .map(({ line: { document }, remaining }) => ({
      name: localTitle(document.title),
      detail: kindOf(document).join(', '),
      value: m.mailItems({ count: remaining }),
    }));
}

type ShownAddress = Pick<
  OrderAddressWire,
  'FullName' | 'AddressLine1' | 'AddressLine2' | 'Landmark' | 'City' | 'State' | 'Pincode' | 'Mobile'
>;

/** The delivery address, line by line; `more` stands above the mobile number. */
export function deliveryAddressLines(address: ShownAddress, more: readonly string[] = []): string[] {
  return billAddressLines({ ...address, State: localStateName(address.State) }, more);
}

/** The same with the state as GSTN lists it, which invoices have in every language. */
export function billAddressLines(address: ShownAddress, more: readonly string[] = []): string[] {
  return [
    address.FullName,
    address.AddressLine1,
    address.AddressLine2,
    landmarkLine(address.Landmark),
    localityLine({ city: address.City, state: address.State, pincode: address.Pincode }),
    ...more,
    address.Mobile && formatMobile(address.Mobile),
  ].filter((line) => line.trim() !== '');
}

/** How the order is packed as a gift; nothing if it is none. */
export function giftBlocks({ document: { gift, figures } }: Pick<OrderFacts, 'document'>): MailBlock[] {
  if (!gift || !isGift(gift)) return [];
  const isWrapFree = figures.charges?.every(({ kind }) => kind !== 'gift-wrap') ?? true;
  return [
    { kind: 'heading', text: m.mailGift() },
    { kind: 'lines', lines: giftLines(gift, isWrapFree) },
  ];
}

/** What the person at the door must have ready; empty if nothing. */
export function collectText({ due, document: { identityNeeded } }: OrderFacts): string {
  return [due > 0 ? m.mailPayCourier({ amount: formatPaise(due) }) : '', identityNeeded ? m.mailPhotoIdReady() : '']
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** The delivery estimate as a sentence; empty if unknown. */
export function arrivalSentence({ document: { promise } }: Pick<OrderFacts, 'document'>): string {
  const when = promiseText({ ...promise, days: promise.deliveryDays });
  return when === '' ? '' : m.mailArrives({ when });
}

/**
 * The same for messages after the confirmation: also empty if the date has passed or the estimate counts days from the
 * order.
 */
export function stillArrives(facts: Pick<OrderFacts, 'document' | 'today'>): string {
  const { latestDate } = facts.document.promise;
  return latestDate !== '' && latestDate >= facts.today ? arrivalSentence(facts) : '';
}

/** A paragraph for each text that is not empty. */
export function paragraphs(...texts: readonly string[]): MailBlock[] {
  return texts.filter((text) => text !== '').map((text) => ({ kind: 'paragraph', text }));
}

/** The link to the order, for anyone who has the mail. */
export function seeOrder({ trackHref }: OrderFacts): MailBlock {
  return { kind: 'link', name: m.mailSeeOrder(), href: trackHref };
}

/** The sentence that mails about an order with a test payment have; empty for any other order. */
export function testPayment({ document }: Pick<OrderFacts, 'document'>): string {
  return document.testPayment ? m.mailTestPayment() : '';
}

/** An SMS about an order, marked where its payment is a test. */
export function orderSms({ document }: Pick<OrderFacts, 'document'>, text: string): string {
  return document.testPayment ? m.smsTestPayment({ text }) : text;
}
