import Link from '@mui/material/Link';
import { formatMoment } from '#lib/shared/dates.ts';
import type { CallData } from '../../api/call.ts';

type Parcel = CallData<'DeskOrder'>['Order']['Parcels'][number];

/** Who carries a parcel, under which number, and since when. */
export function ParcelLine({
  Courier,
  AWB,
  TrackingUrl,
  ShippedAt,
}: Pick<Parcel, 'Courier' | 'AWB' | 'TrackingUrl' | 'ShippedAt'>) {
  return (
    <>
      {Courier}{' '}
      {TrackingUrl === '' ? (
        AWB
      ) : (
        <Link href={TrackingUrl} underline="always" target="_blank" rel="noreferrer">
          {AWB}
        </Link>
      )}
      , shipped {formatMoment(ShippedAt)}
    </>
  );
}
