import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useParams } from 'react-router';
import { formatDay, formatMoment } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { mayCall } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import { FactList } from '../../parts/fact-list.tsx';
import { History } from '../../parts/history.tsx';
import { orderEventLabel, returnReasonLabel, returnStateLabel, sentenceOf } from '../../parts/labels.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { PhotoRow } from '../../parts/photo-row.tsx';
import { Panel, Screen } from '../../parts/screen.tsx';
import { StateChip } from '../../parts/state-chip.tsx';
import { useSession } from '../../shell/session-gate.tsx';
import { ReturnSteps } from './return-steps.tsx';

/** A return or exchange: items, reasons and photos, what comes next, and its history. */
export default function ReturnScreen() {
  const { number = '' } = useParams();
  const { session } = useSession();
  const query = useCall('DeskReturn', { ReturnNumber: number });
  return (
    <Screen title={`Return ${number}`}>
      <Loaded query={query}>
        {(found) => (
          <Stack spacing={2}>
            <Stack direction="row" useFlexGap sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
              <StateChip state={found.State} label={returnStateLabel(found.State)} />
              <span>{sentenceOf(found.Kind)}</span>
              <span>Requested {formatMoment(found.RequestedAt)}</span>
              <Link component={RouterLink} to={`/orders/${found.OrderNumber}`}>
                Order {found.OrderNumber}
              </Link>
            </Stack>
            {mayCall(session, 'AdvanceReturn') && <ReturnSteps found={found} />}
            <Panel title="Items">
              <Stack component="ul" spacing={1.5} sx={{ m: 0, pl: 2.5 }}>
                {found.Lines.map((line) => (
                  <li key={line.LineId}>
                    <Typography sx={{ fontWeight: 600 }}>
                      {line.Quantity} × {line.ProductTitle}
                    </Typography>
                    <Typography>
                      {returnReasonLabel(line.Reason)} · {formatPaise(line.Amount)}
                    </Typography>
                    {line.Replacement && (
                      <Typography color="text.secondary">
                        Exchange for {line.Replacement.ProductTitle} ({line.Replacement.SKU}),{' '}
                        {formatPaise(line.Replacement.Price)}
                      </Typography>
                    )}
                  </li>
                ))}
              </Stack>
              {found.Comment !== '' && (
                <Typography sx={{ mt: 2, whiteSpace: 'pre-line' }}>“{found.Comment}”</Typography>
              )}
              {mayCall(session, 'OperatorPhoto') && <PhotoRow ids={found.PhotoIds} />}
            </Panel>
            <Panel title="Pick-up and refund">
              <FactList
                facts={[
                  ['Pick-up', `${formatDay(found.PickupDate)}, ${found.PickupSlot}`],
                  [
                    'From',
                    `${found.PickupAddress.FullName}, ${found.PickupAddress.AddressLine1}, ${found.PickupAddress.City} ${found.PickupAddress.Pincode}`,
                  ],
                  ['Seal', found.SealIntact ? 'The customer says it is intact' : 'Opened'],
                  ['Tags', found.TagsOn ? 'On' : 'Taken off'],
                  ['Value', formatPaise(found.RefundAmount)],
                  ['Difference', found.Difference === 0 ? '' : formatPaise(found.Difference)],
                  ['Refund to', found.RefundTo === 'source' ? 'The original payment' : sentenceOf(found.RefundTo)],
                  ['Account', found.BankAccountDigits && `ends in ${found.BankAccountDigits}`],
                  ['Note of the store', found.StoreNote],
                  ['Sent back by', found.AWB && `${found.Courier} ${found.AWB}`],
                  [
                    'Replacement',
                    found.ReplacementOrderNumber && (
                      <Link component={RouterLink} to={`/orders/${found.ReplacementOrderNumber}`}>
                        {found.ReplacementOrderNumber}
                      </Link>
                    ),
                  ],
                ]}
              />
            </Panel>
            <History entries={found.Audit} labelOf={orderEventLabel} />
          </Stack>
        )}
      </Loaded>
    </Screen>
  );
}
