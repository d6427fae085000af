import { paiseOf } from '#lib/contract/index.ts';
import type { DeliveryZone, ExpressRules } from '#lib/shared/delivery-rules.ts';
import { escapeHtml } from '#lib/shared/escape-html.ts';
import { formatPaise } from '#lib/shared/money.ts';
import type { ShopProfile } from '#lib/shared/shop-profile.ts';
import type { ReturnWindow } from '#lib/shared/shop-rules.ts';

/** The delivery charge in paise, and the value of goods from which there is none; null where there always is one. */
export interface DeliveryTerms {
  charge: number;
  freeFrom: number | null;
}

const isFree = ({ charge, freeFrom }: DeliveryTerms) => charge === 0 || freeFrom === 0;

/** What delivery costs, as a sentence. */
export function deliverySentence(terms: DeliveryTerms): string {
  const { charge, freeFrom } = terms;
  if (isFree(terms)) return 'Delivery is free.';
  const costs = `costs ${formatPaise(charge)}`;
  return freeFrom === null
    ? `Delivery ${costs}.`
    : `Delivery is free from ${formatPaise(freeFrom)} and ${costs} below that.`;
}

/** When delivery is free, as a sentence of the page about delivery. */
export function freeDeliverySentence(terms: DeliveryTerms): string {
  const { charge, freeFrom } = terms;
  if (isFree(terms)) return 'Delivery is free.';
  if (freeFrom === null) return `Delivery costs ${formatPaise(charge)}, whatever you order.`;
  return `Delivery is free when the full price of your items, before coupons and offers, is ${formatPaise(freeFrom)} or more.`;
}

/** What an order paid in cash costs in addition, as a sentence. */
export function cashFeeSentence({ fee, feeFreeFrom }: ShopProfile['cashOnDelivery']): string {
  if (fee === 0 || feeFreeFrom === 0) return 'Paying in cash costs nothing extra.';
  const always = `Paying in cash costs ${rupeesText(fee)} extra`;
  return feeFreeFrom === null
    ? `${always}.`
    : `${always}, and nothing extra from an order of ${rupeesText(feeFreeFrom)}.`;
}

/** The delivery as a promise without a full stop; `what` names it, for example `delivery`. */
export function deliveryPromiseText(terms: DeliveryTerms, what: string): string {
  const { charge, freeFrom } = terms;
  if (isFree(terms)) return `Free ${what}`;
  const [first = '', ...rest] = what;
  return freeFrom === null
    ? `${first.toUpperCase()}${rest.join('')} for ${formatPaise(charge)}`
    : `Free ${what} from ${formatPaise(freeFrom)}`;
}

/** Whole rupees of a profile as text. */
export function rupeesText(rupees: number): string {
  return formatPaise(paiseOf(rupees));
}

/** An hour of the day as text: `2 pm`. */
export function hourText(hour: number): string {
  if (hour === 12) return '12 noon';
  return hour < 12 ? `${hour} am` : `${hour - 12} pm`;
}

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A small number in words. */
export function numberText(number: number): string {
  return NUMBERS[number] ?? String(number);
}

/** The return window of a category as text: `7 days`. */
export function returnDaysText({ returns }: Pick<ShopProfile, 'returns'>, category: string): string {
  const days = returns.find(({ categories }) => categories.includes(category))?.days ?? 0;
  return daysText(days);
}

const daysText = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`;

function table(caption: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((text) => `<td>${escapeHtml(text)}</td>`).join('')}</tr>`);
  return `<table>
<caption>${caption}</caption>
<thead><tr>${head}</tr></thead>
<tbody>
${body.join('\n')}
</tbody>
</table>`;
}

/** The table of delivery days by zone, and what express delivery is where it is offered. */
export function deliveryTable({ delivery }: Pick<ShopProfile, 'delivery'>): string {
  const daysOf = ({ days: [first, last], promised }: DeliveryZone) =>
    promised ? `${first} to ${last}` : `${first}-${last}, without a promised date`;
  const rows = delivery.zones.map((zone) => [zone.name, daysOf(zone)]);
  const days = table('Days from dispatch to delivery', ['Where', 'Business days'], rows);
  return delivery.express ? `${days}\n<p>${escapeHtml(expressSentence(delivery.express))}</p>` : days;
}

function expressSentence({ charge, freeFrom, days: [first, last], zones }: ExpressRules): string {
  const where = zones.length > 0 ? `in ${LIST.format(zones)}` : 'to some pincodes';
  const when = first === last ? daysText(last) : `${first} to ${daysText(last)}`;
  const free = freeFrom === null ? '' : `, and nothing more from ${rupeesText(freeFrom)}`;
  const price = charge === 0 ? 'costs nothing more' : `costs ${rupeesText(charge)} more${free}`;
  return `Express delivery ${where} arrives ${when} after dispatch, counting business days, and ${price}. The checkout offers it where your address has it.`;
}

/** The table of return windows by category. */
export function returnsTable({ returns }: Pick<ShopProfile, 'returns'>): string {
  const windows = returns.map((window) => [categoriesText(window), windowText(window)]);
  return table(
    'Time to return or exchange, from the day of delivery',
    ['What', 'Within'],
    [
      ...windows,
      ['Engraved pieces, pieces made to order, coins', 'the same days, only if faulty or wrong'],
      ['Gift cards', 'cannot be returned; valid for one year'],
    ],
  );
}

const windowText = ({ days, reason = '' }: ReturnWindow) =>
  days === null ? `cannot be returned, ${reason}` : daysText(days);

const LIST = new Intl.ListFormat('en-GB');

/** `Watches and smartwatches`. */
function categoriesText({ categories: [first = '', ...others] }: ReturnWindow): string {
  return LIST.format([first, ...others.map((name) => name.charAt(0).toLowerCase() + name.slice(1))]);
}
