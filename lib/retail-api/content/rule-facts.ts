import { paiseOf } from '#lib/contract/index.ts';
import { clockText } from '#lib/shared/clock-text.ts';
import type { DeliveryZone, ExpressRules } from '#lib/shared/delivery-rules.ts';
import { escapeHtml } from '#lib/shared/escape-html.ts';
import { localFact } from '#lib/shared/language/local-fact.ts';
import { listText } from '#lib/shared/list-text.ts';
import { formatPaise } from '#lib/shared/money.ts';
import type { ShopProfile } from '#lib/shared/shop-profile.ts';
import type { ReturnWindow } from '#lib/shared/shop-rules.ts';
import * as m from '#messages';

/** The delivery charge in paise, and the value of goods from which there is none; null where there always is one. */
export interface DeliveryTerms {
  charge: number;
  freeFrom: number | null;
}

const isFree = ({ charge, freeFrom }: DeliveryTerms) => charge === 0 || freeFrom === 0;

/** What delivery costs, as a sentence. */
export function deliverySentence(terms: DeliveryTerms): string {
  const amount = formatPaise(terms.charge);
  if (isFree(terms)) return m.factDeliveryFree();
  return terms.freeFrom === null
    ? m.factDeliveryCosts({ amount })
    : m.factDeliveryFreeFrom({ free: formatPaise(terms.freeFrom), amount });
}

/** When delivery is free, as a sentence of the page about delivery. */
export function freeDeliverySentence(terms: DeliveryTerms): string {
  if (isFree(terms)) return m.factDeliveryFree();
  return terms.freeFrom === null
    ? m.factDeliveryAlways({ amount: formatPaise(terms.charge) })
    : m.factDeliveryRule({ amount: formatPaise(terms.freeFrom) });
}

/** What an order paid in cash costs in addition, as a sentence. */
export function cashFeeSentence({ fee, feeFreeFrom }: ShopProfile['cashOnDelivery']): string {
  if (fee === 0 || feeFreeFrom === 0) return m.factCashFree();
  if (feeFreeFrom === null) return m.factCashFee({ fee: rupeesText(fee) });
  return m.factCashFeeFreeFrom({ fee: rupeesText(fee), amount: rupeesText(feeFreeFrom) });
}

/** The delivery as a promise without a full stop; `isInsured` says so in it. */
export function deliveryPromiseText(terms: DeliveryTerms, isInsured: boolean): string {
  const insured = isInsured ? 'yes' : 'no';
  if (isFree(terms)) return m.factPromiseFree({ insured });
  return terms.freeFrom === null
    ? m.factPromiseFor({ insured, amount: formatPaise(terms.charge) })
    : m.factPromiseFreeFrom({ insured, amount: formatPaise(terms.freeFrom) });
}

/** Whole rupees of a profile as text. */
export function rupeesText(rupees: number): string {
  return formatPaise(paiseOf(rupees));
}

/** An hour of the day as text: `2 pm`. */
export function hourText(hour: number): string {
  return hour === 12 ? m.factNoon() : clockText(hour * 60);
}

/** A small number in words. */
export const numberText = (number: number): string => m.factNumber({ number });

/** The return window of a category as text: `7 days`. */
export function returnDaysText({ returns }: Pick<ShopProfile, 'returns'>, category: string): string {
  const days = returns.find(({ categories }) => categories.includes(category))?.days ?? 0;
  return daysText(days);
}

const daysText = (days: number) => m.factDays({ days });

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
    promised ? m.factDaysRange({ first, last }) : m.factDaysUnpromised({ first, last });
  const rows = delivery.zones.map((zone) => [localFact(zone.name), daysOf(zone)]);
  const days = table(m.factDeliveryCaption(), [m.factWhere(), m.factBusinessDays()], rows);
  return delivery.express ? `${days}\n<p>${escapeHtml(expressSentence(delivery.express))}</p>` : days;
}

function expressSentence({ charge, freeFrom, days: [first, last], zones }: ExpressRules): string {
  const amount = rupeesText(charge);
  const costs = () =>
    freeFrom === null
      ? m.factExpressCosts({ charge: amount })
      : m.factExpressCostsFreeFrom({ charge: amount, amount: rupeesText(freeFrom) });
  return m.factExpress({
    where: zones.length > 0 ? m.factExpressIn({ zones: listText(zones.map(localFact)) }) : m.factExpressSome(),
    when: first === last ? daysText(last) : m.factDaysRange({ first, last: daysText(last) }),
    price: charge === 0 ? m.factExpressFree() : costs(),
  });
}

/** The table of return windows by category. */
export function returnsTable({ returns }: Pick<ShopProfile, 'returns'>): string {
  return table(
    m.factReturnsCaption(),
    [m.factWhat(), m.factWithin()],
    [
      ...returns.map((window) => [categoriesText(window), windowText(window)]),
      [m.factReturnsMade(), m.factReturnsFaulty()],
      [m.factReturnsGiftCards(), m.factReturnsGiftCardTerms()],
    ],
  );
}

const windowText = ({ days, reason = '' }: ReturnWindow) =>
  days === null ? m.factReturnsNever({ reason: localFact(reason) }) : daysText(days);

/** `Watches and smartwatches`. */
function categoriesText({ categories: [first = '', ...others] }: ReturnWindow): string {
  const names = [first, ...others.map((name) => name.charAt(0).toLowerCase() + name.slice(1))];
  return listText(names.map(localFact));
}
