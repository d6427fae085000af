import { localFact } from '#lib/shared/language/local-fact.ts';
import { listText } from '#lib/shared/list-text.ts';
import * as paths from '#lib/shared/paths.ts';
import { holidayText } from '#lib/storefront/stores/holidays.ts';
import { openingDayText, weekLines } from '#lib/storefront/stores/opening.ts';
import type { Store } from '#lib/storefront/stores/types.ts';
import * as m from '#messages';
import { Breadcrumb } from '@/components/listing/breadcrumb';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { OpeningNow } from './opening-now';
import { StoreContact } from './store-contact';
import { storeCrumbs } from './store-json-ld';
import { StoresMap } from './stores-map';

const departmentText = (departments: readonly string[]) =>
  listText(departments.map((department) => localFact(department).toLowerCase()));

interface StoreViewProps {
  store: Store;
  /** Epoch milliseconds. */
  now: number;
}

/** The page of one physical store. */
export function StoreView({ store, now }: StoreViewProps) {
  const { slug, name, address, city, cityName, state, pincode, week, holidays, services, departments } = store;
  return (
    <div className="page-width pt-2 pb-12 md:pt-6">
      <Breadcrumb crumbs={storeCrumbs(store)} />
      <h1 className="mt-3 text-4xl md:mt-5 md:text-5xl">{name}</h1>
      <OpeningNow hours={{ week, holidays }} today={openingDayText(store, now)} />
      <div className="mt-6 grid gap-x-12 border-line border-t md:grid-cols-2 lg:grid-cols-3">
        <section aria-labelledby="store-address" className="border-line py-6 max-md:border-b">
          <h2 id="store-address" className="mb-2 text-xl">
            {m.storesAddress()}
          </h2>
          <address className="not-italic">
            {address}
            <br />
            {city} {pincode}
            <br />
            {state}
          </address>
          <StoreContact store={store} />
        </section>
        <section aria-labelledby="store-hours" className="border-line py-6 max-md:border-b">
          <h2 id="store-hours" className="mb-2 text-xl">
            {m.storesOpeningHours()}
          </h2>
          <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
            {weekLines(week).map(({ days, hours }) => (
              <div key={days} className="contents">
                <dt className="text-muted">{days}</dt>
                <dd>{hours}</dd>
              </div>
            ))}
          </dl>
          {holidayText(holidays, now) && <p className="mt-2 text-muted text-sm">{holidayText(holidays, now)}</p>}
        </section>
        <section aria-labelledby="store-services" className="py-6">
          <h2 id="store-services" className="mb-2 text-xl">
            {m.storesServices()}
          </h2>
          <ul>
            {services.map((service) => (
              <li key={service}>{localFact(service)}</li>
            ))}
          </ul>
          {departments.length > 0 && (
            <p className="mt-2 text-muted text-sm">{m.storesSells({ departments: departmentText(departments) })}</p>
          )}
        </section>
      </div>
      {services.length > 0 && <VisitOffer slug={slug} videoCalls={store.videoCalls} />}
      <StoresMap stores={[store]} />
      <p>
        <Link
          href={paths.stores({ q: city })}
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-brass"
        >
          {m.storesAllIn({ city: cityName })}
        </Link>
      </p>
    </div>
  );
}

/** The link to request an appointment. */
function VisitOffer({ slug, videoCalls }: { slug: string; videoCalls: boolean }) {
  return (
    <section
      aria-labelledby="store-visit"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-12 gap-y-4 border-line border-y py-6"
      data-print="off"
    >
      <div className="max-w-measure">
        <h2 id="store-visit" className="mb-2 text-xl">
          {m.storesVisitTitle()}
        </h2>
        <p className="text-muted">{videoCalls ? m.storesVisitOrCallText() : m.storesVisitText()}</p>
      </div>
      <Link href={paths.appointment(slug)} className={buttonClass('secondary')}>
        {m.storesRequestVisit()}
      </Link>
    </section>
  );
}
