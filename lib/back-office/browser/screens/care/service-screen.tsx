import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useParams } from 'react-router';
import { formatDay, formatMoment } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { serviceReasonName } from '#lib/shared/reason-names.ts';
import { mayCall } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import { FactList } from '../../parts/fact-list.tsx';
import { History } from '../../parts/history.tsx';
import { sentenceOf } from '../../parts/labels.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { PhotoRow } from '../../parts/photo-row.tsx';
import { Panel, Screen } from '../../parts/screen.tsx';
import { StateChip } from '../../parts/state-chip.tsx';
import { useSession } from '../../shell/session-gate.tsx';
import { handoverLabel, serviceStateLabel } from './service-labels.ts';
import { ServiceSteps } from './service-steps.tsx';

/** A request for warranty or repair: what is wrong, photos, what comes next, and its history. */
export default function ServiceScreen() {
  const { number = '' } = useParams();
  const { session } = useSession();
  const query = useCall('DeskService', { ServiceNumber: number });
  return (
    <Screen title={`Service ${number}`}>
      <Loaded query={query}>
        {(found) => (
          <Stack spacing={2}>
            <Stack direction="row" useFlexGap sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
              <StateChip state={found.State} label={serviceStateLabel(found.State)} />
              <span>Requested {formatMoment(found.RequestedAt)}</span>
              {mayCall(session, 'DeskOrder') && (
                <Link component={RouterLink} to={`/orders/${found.OrderNumber}`}>
                  Order {found.OrderNumber}
                </Link>
              )}
            </Stack>
            {mayCall(session, 'AdvanceService') && <ServiceSteps found={found} />}
            <Panel title={found.ProductTitle}>
              <Typography sx={{ fontWeight: 600 }}>{serviceReasonName(found.Reason)}</Typography>
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>“{found.Comment}”</Typography>
              {mayCall(session, 'OperatorPhoto') && <PhotoRow ids={found.PhotoIds} />}
            </Panel>
            <Panel title="Details">
              <FactList
                facts={[
                  ['Customer', found.Name],
                  [
                    'Mobile',
                    found.Mobile && (
                      <Link key="mobile" href={`tel:+91${found.Mobile}`}>
                        {found.Mobile}
                      </Link>
                    ),
                  ],
                  ['Warranty', found.WarrantyUntil && `Until ${formatDay(found.WarrantyUntil)}`],
                  ['Covers', found.WarrantyCovers],
                  ['How it comes', found.StoreName || handoverLabel(found.Handover)],
                  ['Pick-up', found.PickupDate && `${formatDay(found.PickupDate)}, ${found.PickupSlot}`],
                  [
                    'From',
                    found.PickupAddress &&
                      `${found.PickupAddress.AddressLine1}, ${found.PickupAddress.City} ${found.PickupAddress.Pincode}`,
                  ],
                  ['Price of the repair', found.Estimate === null ? '' : formatPaise(found.Estimate)],
                  ['Note of the store', found.StoreNote],
                  ['Sent back by', found.Courier && `${found.Courier} ${found.AWB}`],
                ]}
              />
            </Panel>
            <History entries={found.Audit} labelOf={sentenceOf} />
          </Stack>
        )}
      </Loaded>
    </Screen>
  );
}
