import * as paths from '#lib/shared/paths.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { localFact } from '#lib/shared/language/local-fact.ts';
import type { Store } from '#lib/storefront/stores/types.ts';
import * as m from '#messages';
import { Breadcrumb } from '@/components/listing/breadcrumb';
import { Link } from '@/components/ui/link';
import { AppointmentForm } from './appointment-form';
import { StoreContact } from './store-contact';
import { storeCrumbs } from './store-json-ld';

interface AppointmentViewProps {
  store: Store;
  /** The days on which the physical store can be visited, as `YYYY-MM-DD`. */
  days: readonly string[];
  /** Whether a request has just been sent. */
  isRequested: boolean;
  formKey: string;
  rendered: FormState;
}

/** The appointment request for one physical store, and after sending it the next steps. */
export function AppointmentView({ store, days, isRequested, formKey, rendered }: AppointmentViewProps) {
  const { name, slug, address, city, pincode, services, videoCalls } = store;
  const title = videoCalls ? m.storesRequestVisitOrCall() : m.storesRequestVisit();
  const crumb = { name: title, href: paths.appointment(slug) };
  return (
    <div className="page-width pt-2 pb-12 md:pt-6">
      <Breadcrumb crumbs={[...storeCrumbs(store), crumb]} />
      <h1 className="mt-3 text-4xl md:mt-5 md:text-5xl">{isRequested ? m.storesRequestSent() : title}</h1>
      <p className="mt-4 max-w-measure md:text-lg">
        {name}
        <span className="block text-base text-muted">
          {address}, {city} {pincode}
        </span>
      </p>
      {isRequested ? (
        <Requested store={store} />
      ) : (
        <>
          <p className="mt-4 max-w-measure text-muted">{m.storesRequestIntro()}</p>
          <AppointmentForm
            slug={slug}
            days={days}
            services={services.map((value) => ({ value, name: localFact(value) }))}
            videoCalls={videoCalls}
            formKey={formKey}
            rendered={rendered}
          />
        </>
      )}
    </div>
  );
}

function Requested({ store }: { store: Store }) {
  return (
    <div className="mt-6 max-w-measure border-line border-t pt-6">
      <p role="status">{m.storesRequestedText()}</p>
      <p className="mt-4 text-muted text-sm">{m.storesRequestedChange()}</p>
      <StoreContact store={store} />
      <p className="mt-4">
        <Link
          href={store.href}
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-brass"
        >
          {m.storesBackTo({ name: store.name })}
        </Link>
      </p>
    </div>
  );
}
