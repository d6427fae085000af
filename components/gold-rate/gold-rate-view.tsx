import { formatDay, formatMoment } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import * as paths from '#lib/shared/paths.ts';
import type { GoldRate, GoldRates } from '#lib/storefront/gold-rate/types.ts';
import { Breadcrumb } from '@/components/listing/breadcrumb';
import { HowWePriceLink } from './how-we-price-link';
import { RateLine } from './rate-line';

/** The page's name, by what the store has rates of. */
export function goldRateTitle({ current }: GoldRates): string {
  return current.some(({ metal }) => metal === 'Gold') ? 'Today’s gold rate' : 'Today’s metal rates';
}

const CELL = 'py-3 pr-4 text-left font-normal tabular-nums';
const HEAD = 'py-2 pr-4 text-left align-bottom font-medium text-sm';
const AMOUNT = 'py-3 pl-4 text-right tabular-nums whitespace-nowrap';
const AMOUNT_HEAD = 'py-2 pl-4 text-right align-bottom font-medium text-sm whitespace-nowrap';
const TEN = 10;

/** The metal rates in force, how they make a price, and those of the last 30 days. */
export function GoldRateView({ rates }: { rates: GoldRates }) {
  const title = goldRateTitle(rates);
  const latest = Math.max(...rates.current.map(({ since }) => since));
  return (
    <div className="page-width pt-2 pb-12 md:pt-6">
      <Breadcrumb crumbs={[{ name: title, href: paths.goldRate() }]} />
      <h1 className="mt-3 text-4xl md:mt-5 md:text-5xl">{title}</h1>
      <p className="mt-3 max-w-measure text-lg text-muted">
        The rates we use for our jewellery, excluding GST. Set on {formatMoment(latest)}.
      </p>
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <CurrentRates current={rates.current} />
        <section aria-labelledby="price" className="max-w-measure">
          <h2 id="price" className="text-2xl">
            From rate to price
          </h2>
          <p className="mt-3">
            Net weight × rate, the making charge and the stones, and GST on all of it. The product page shows each part,
            with the rate and its date.
          </p>
          <p className="mt-3">
            A price in your cart follows the rate until you place the order. It is then fixed, even while you pay.
          </p>
          <p className="mt-3">
            <HowWePriceLink />
          </p>
        </section>
      </div>
      {rates.days.length > 1 && <History rates={rates} />}
    </div>
  );
}

function CurrentRates({ current }: Pick<GoldRates, 'current'>) {
  return (
    <table className="w-full self-start">
      <caption className="sr-only">Rates by metal and purity</caption>
      <thead>
        <tr className="border-ink border-b">
          <th scope="col" className={HEAD}>
            Metal
          </th>
          <th scope="col" className={AMOUNT_HEAD}>
            1 gram
          </th>
          <th scope="col" className={AMOUNT_HEAD}>
            10 grams
          </th>
        </tr>
      </thead>
      <tbody>
        {current.map((rate) => (
          <tr key={rate.id} className="border-line border-b">
            <th scope="row" className={CELL}>
              {nameOf(rate)}
              <span className="block text-muted text-sm">{rate.fineness / TEN}% pure</span>
            </th>
            <td className={AMOUNT}>{formatPaise(rate.ratePerGram)}</td>
            <td className={AMOUNT}>{formatPaise(rate.ratePerGram * TEN)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function History({ rates }: { rates: GoldRates }) {
  return (
    <section aria-labelledby="history" className="mt-14">
      <h2 id="history" className="text-2xl md:text-3xl">
        The last 30 days
      </h2>
      <RateLine rates={rates} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reached by keys */}
      <section aria-label="Rates by day" tabIndex={0} className="relative mt-6 overflow-x-auto">
        <table className="w-full">
          <caption className="pb-2 text-left text-muted text-sm">Rupees per gram, the last rate of each day</caption>
          <thead>
            <tr className="border-ink border-b">
              <th scope="col" className={HEAD}>
                Day
              </th>
              {rates.current.map((rate) => (
                <th key={rate.id} scope="col" className={AMOUNT_HEAD}>
                  {nameOf(rate)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rates.days.map(({ day, rates: ofDay }) => (
              <tr key={day} className="border-line border-b">
                <th scope="row" className={`${CELL} whitespace-nowrap`}>
                  {formatDay(day)}
                </th>
                {rates.current.map(({ id }) => (
                  <td key={id} className={AMOUNT}>
                    {amountOf(ofDay.get(id))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function nameOf({ metal, purity }: GoldRate): string {
  return `${metal} ${purity}`;
}

function amountOf(rate: number | undefined): string {
  return rate === undefined ? '–' : formatPaise(rate);
}
