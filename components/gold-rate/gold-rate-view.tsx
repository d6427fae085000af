import { formatDay, formatMoment } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import * as paths from '#lib/shared/paths.ts';
import type { GoldRate, GoldRates } from '#lib/storefront/gold-rate/types.ts';
import * as m from '#messages';
import { Breadcrumb } from '@/components/listing/breadcrumb';
import { HowWePriceLink } from './how-we-price-link';
import { RateLine } from './rate-line';

/** The page's name, by what the store has rates of. */
export function goldRateTitle({ current }: GoldRates): string {
  return current.some(({ metal }) => metal === 'Gold') ? m.goldRateToday() : m.goldRateMetalsTitle();
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
      <p className="mt-3 max-w-measure text-lg text-muted">{m.goldRateSetOn({ moment: formatMoment(latest) })}</p>
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <CurrentRates current={rates.current} />
        <section aria-labelledby="price" className="max-w-measure">
          <h2 id="price" className="text-2xl">
            {m.goldRateToPrice()}
          </h2>
          <p className="mt-3">{m.goldRateFormula()}</p>
          <p className="mt-3">{m.goldRateFixed()}</p>
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
      <caption className="sr-only">{m.goldRateCaption()}</caption>
      <thead>
        <tr className="border-ink border-b">
          <th scope="col" className={HEAD}>
            {m.goldRateMetal()}
          </th>
          <th scope="col" className={AMOUNT_HEAD}>
            {m.goldRateOneGram()}
          </th>
          <th scope="col" className={AMOUNT_HEAD}>
            {m.goldRateTenGrams()}
          </th>
        </tr>
      </thead>
      <tbody>
        {current.map((rate) => (
          <tr key={rate.id} className="border-line border-b">
            <th scope="row" className={CELL}>
              {nameOf(rate)}
              <span className="block text-muted text-sm">{m.goldRatePure({ percent: rate.fineness / TEN })}</span>
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
        {m.goldRateLastDays()}
      </h2>
      <RateLine rates={rates} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reached by keys */}
      <section aria-label={m.goldRateByDay()} tabIndex={0} className="relative mt-6 overflow-x-auto">
        <table className="w-full">
          <caption className="pb-2 text-left text-muted text-sm">{m.goldRateByDayCaption()}</caption>
          <thead>
            <tr className="border-ink border-b">
              <th scope="col" className={HEAD}>
                {m.goldRateDay()}
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
