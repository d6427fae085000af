import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useParams } from 'react-router';
import { formatDay, formatMoment } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { mayCall } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import { FactList } from '../../parts/fact-list.tsx';
import { orderEventLabel, returnReasonLabel, returnStateLabel, sentenceOf } from '../../parts/labels.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel, Screen } from '../../parts/screen.tsx';
import { StateChip } from '../../parts/state-chip.tsx';
import { useSession } from '../../shell/session-gate.tsx';
import { ReturnSteps } from './return-steps.tsx';

const PHOTO_SIZE = 128;

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
              {mayCall(session, 'OperatorPhoto') && <Photos ids={found.PhotoIds} />}
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
            <Panel title="Timeline">
              <Stack component="ol" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {found.Audit.toReversed().map(({ At, By, Did }) => (
                  <Box component="li" key={`${At} ${Did}`} sx={{ borderLeft: 2, borderColor: 'divider', pl: 1.5 }}>
                    <Typography sx={{ fontWeight: 600 }}>{orderEventLabel(Did)}</Typography>
                    <Typography variant="body2" color="text.secondary">
                      {formatMoment(At)} · {By.replace(/^desk:/, '')}
                    </Typography>
                  </Box>
                ))}
              </Stack>
            </Panel>
          </Stack>
        )}
      </Loaded>
    </Screen>
  );
}

/** The photos that came with a return; each opens in full. */
function Photos({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mt: 2 }}>
      {ids.map((id, at) => (
        <Link key={id} href={`/photos/${id}`} target="_blank" rel="noreferrer">
          <Box
            component="img"
            src={`/photos/${id}?Size=thumbnail`}
            alt={`Photo ${at + 1} of ${ids.length}`}
            width={PHOTO_SIZE}
            height={PHOTO_SIZE}
            sx={{ objectFit: 'cover', borderRadius: 1, bgcolor: 'background.default' }}
          />
        </Link>
      ))}
    </Stack>
  );
}
