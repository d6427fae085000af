import { formatDate } from '#lib/shared/dates.ts';
import * as paths from '#lib/shared/paths.ts';
import { serviceReasonName } from '#lib/shared/reason-names.ts';
import { serviceStateName } from '#lib/storefront/service/copy.ts';
import type { ServiceRequest } from '#lib/storefront/service/types.ts';
import * as m from '#messages';
import { LineRow } from '@/components/orders/line-row';
import { Link } from '@/components/ui/link';
import { LINK_CLASS } from '@/components/ui/link-class';

/** The customer's service requests, each linked to its own page. */
export function ServiceRequestList({ requests }: { requests: readonly ServiceRequest[] }) {
  return (
    <ul aria-label={m.serviceRequests()} className="mt-6 border-line border-t">
      {requests.map((request) => (
        <LineRow key={request.number} line={{ ...request.item, colour: '' }}>
          <p className="mt-1 font-medium">{serviceStateName(request.state)}</p>
          <p className="text-muted text-sm">
            {m.serviceRequestedOn({
              reason: serviceReasonName(request.reason),
              date: formatDate(request.requestedAt),
            })}
          </p>
          <Link href={paths.service(request.number)} className={LINK_CLASS}>
            {m.serviceRequestNumber({ number: request.number })}
          </Link>
        </LineRow>
      ))}
    </ul>
  );
}
