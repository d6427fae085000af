import Link from '@mui/material/Link';
import { chargeName } from '#lib/shared/charge-names.ts';
import { formatDay, formatMoment } from '#lib/shared/dates.ts';
import type { CallData } from '../../api/call.ts';
import { FactList } from '../../parts/fact-list.tsx';
import { Panel } from '../../parts/screen.tsx';
import { ParcelLine } from './parcel-line.tsx';

type Order = CallData<'DeskOrder'>['Order'];
type Address = Order['Address'];

const addressText = ({ FullName, AddressLine1, AddressLine2, Landmark, City, Pincode, State }: Address) =>
  [FullName, AddressLine1, AddressLine2, Landmark, `${City} ${Pincode}`, State]
    .filter((line) => line !== '')
    .join('\n');

/** Whom an order goes to, how it gets there, and how to reach the customer. */
export function DeliveryPanel({ order }: { order: Order }) {
  const { Address: to, BillingAddress: billing, Collect: collect, Parcels } = order;
  const isBilledElsewhere = addressText(billing) !== addressText(to);
  return (
    <Panel title={collect ? 'Collection' : 'Delivery'}>
      <FactList
        facts={[
          ['Store', collect ? `${collect.StoreName} (${collect.StoreCode})` : ''],
          ['Promised', collect ? formatMoment(collect.PromisedAt) : ''],
          ['Kept until', collect?.KeptUntil ? formatMoment(collect.KeptUntil) : ''],
          ['To', addressText(to)],
          ['Mobile', to.Mobile && <Link href={`tel:+91${to.Mobile}`}>{to.Mobile}</Link>],
          ['Customer', [order.Mobile, order.Email].filter((text) => text !== '').join('\n')],
          ['Bill to', isBilledElsewhere ? addressText(billing) : ''],
          ['GSTIN', order.GSTIN],
          ['Method', order.Express ? chargeName('express-delivery') : ''],
          ['Promised by', collect ? '' : formatDay(order.LatestDate)],
          ['Identity', order.IdentityNeeded ? 'Check an identity document at delivery' : ''],
          // The parcels of an order in parts have a panel of their own.
          ...Parcels.filter(({ Items = [] }) => Items.length === 0).map(
            (parcel, at) =>
              [
                Parcels.length === 1 ? 'Parcel' : `Parcel ${at + 1}`,
                <ParcelLine key={parcel.AWB} {...parcel} />,
              ] as const,
          ),
        ]}
      />
    </Panel>
  );
}
