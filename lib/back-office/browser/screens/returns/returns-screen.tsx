import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { RETURN_STATES } from '#lib/contract/after-sale-vocabulary.ts';
import { formatDay, formatMoment } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import type { CallData } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { returnReasonLabel, returnStateLabel, sentenceOf } from '../../parts/labels.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { PageBar } from '../../parts/page-bar.tsx';
import { type RecordColumn, RecordList } from '../../parts/record-list.tsx';
import { EmptyState, Screen } from '../../parts/screen.tsx';
import { StateChip } from '../../parts/state-chip.tsx';
import { useListAddress } from '../../parts/use-list-address.ts';

type ReturnRow = CallData<'DeskReturns'>['Returns'][number];

const COLUMNS: readonly RecordColumn<ReturnRow>[] = [
  { title: 'Number', cell: ({ ReturnNumber }) => ReturnNumber },
  { title: 'State', cell: ({ State }) => <StateChip state={State} label={returnStateLabel(State)} /> },
  { title: 'Kind', cell: ({ Kind }) => sentenceOf(Kind) },
  { title: 'Requested', cell: ({ RequestedAt }) => formatMoment(RequestedAt) },
  { title: 'Pick-up', cell: ({ PickupDate, PickupSlot }) => `${formatDay(PickupDate)}, ${PickupSlot}` },
  {
    title: 'Items',
    cell: ({ Lines }) => Lines.map(({ ProductTitle, Quantity }) => `${Quantity} × ${ProductTitle}`).join(', '),
  },
  {
    title: 'Reason',
    cell: ({ Lines }) => [...new Set(Lines.map(({ Reason }) => returnReasonLabel(Reason)))].join(', '),
  },
  { title: 'Value', numeric: true, cell: ({ RefundAmount }) => formatPaise(RefundAmount) },
];

/** All returns and exchanges, open ones first. */
export default function ReturnsScreen() {
  const { filter, page, setFilters, setPage } = useListAddress();
  const state = RETURN_STATES.find((one) => one === filter('state')) ?? '';
  const query = useCall('DeskReturns', { State: state, Page: page });
  return (
    <Screen title="Returns and exchanges">
      <TextField
        select
        label="State"
        value={state}
        onChange={(event) => setFilters({ state: event.target.value })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ maxWidth: 280 }}
      >
        <MenuItem value="">All, open ones first</MenuItem>
        {RETURN_STATES.map((one) => (
          <MenuItem key={one} value={one}>
            {returnStateLabel(one)}
          </MenuItem>
        ))}
      </TextField>
      <Loaded query={query}>
        {({ Returns, Page, TotalPages, MorePages }) => (
          <Stack spacing={2}>
            {Returns.length === 0 ? (
              <EmptyState title={state === '' ? 'No returns yet' : 'No return is in this state'}>
                A customer asks for a return on the page of an order. It appears here; approve it, and a courier picks
                it up.
              </EmptyState>
            ) : (
              <RecordList
                label="Returns and exchanges"
                rows={Returns}
                keyOf={({ ReturnNumber }) => ReturnNumber}
                columns={COLUMNS}
                pathOf={({ ReturnNumber }) => `/returns/${ReturnNumber}`}
              />
            )}
            <PageBar page={Page} pages={TotalPages} more={MorePages} onPage={setPage} />
          </Stack>
        )}
      </Loaded>
    </Screen>
  );
}
