import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { ORDER_STATES, type OrderState } from '#lib/contract/order-vocabulary.ts';
import { PAPER_KINDS, type PaperKind } from '#lib/contract/print-vocabulary.ts';
import { formatDay, formatMoment } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import type { CallData, CallName } from '../../api/call.ts';
import { mayCall } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import { ChoiceFilter } from '../../parts/choice-filter.tsx';
import { orderStateLabel, paymentStateText } from '../../parts/labels.ts';
import { ListSearch } from '../../parts/list-search.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { PageBar } from '../../parts/page-bar.tsx';
import { type RecordColumn, RecordList } from '../../parts/record-list.tsx';
import { EmptyState, Screen } from '../../parts/screen.tsx';
import { StateChip } from '../../parts/state-chip.tsx';
import { useListAddress } from '../../parts/use-list-address.ts';
import { useWarehouses } from '../../parts/use-warehouses.ts';
import { useSession } from '../../shell/session-gate.tsx';
import { BulkBar } from './bulk-bar.tsx';

type OrderRow = CallData<'DeskOrders'>['Orders'][number];

const promisedText = ({ LatestDate, Express }: OrderRow) =>
  [formatDay(LatestDate), Express && 'express'].filter(Boolean).join(', ');

const COLUMNS: readonly RecordColumn<OrderRow>[] = [
  { title: 'Order', cell: ({ OrderNumber }) => OrderNumber },
  { title: 'State', cell: ({ State }) => <StateChip state={State} label={orderStateLabel(State)} /> },
  { title: 'Placed', cell: ({ PlacedAt }) => formatMoment(PlacedAt) },
  { title: 'Promised by', cell: promisedText },
  { title: 'To', cell: ({ City, Pincode }) => `${City} ${Pincode}` },
  { title: 'Payment', cell: ({ PaymentState }) => paymentStateText(PaymentState) },
  { title: 'Items', numeric: true, cell: ({ Pieces }) => Pieces },
  { title: 'Total', numeric: true, cell: ({ Total }) => formatPaise(Total) },
];

const stateOf = (text: string): OrderState | '' => ORDER_STATES.find((state) => state === text) ?? '';

/** The call behind each paper, by which a role may print it. */
const PAPER_CALLS: Readonly<Record<PaperKind, CallName>> = {
  'packing-slips': 'PackingSlipPdf',
  labels: 'ShippingLabelPdf',
  invoices: 'DeskInvoicePdf',
};

/** All orders with filters, search and pages; several can be packed, and their papers printed, at once. */
export default function OrdersScreen() {
  const { session } = useSession();
  const { filter, page, setFilters, setPage } = useListAddress();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const warehouses = useWarehouses();
  const request = {
    State: stateOf(filter('state')),
    Search: filter('q'),
    Late: filter('late') === 'yes',
    Warehouse: filter('warehouse'),
    Page: page,
  };
  const query = useCall('DeskOrders', request);
  const papers = PAPER_KINDS.filter((kind) => mayCall(session, PAPER_CALLS[kind]));
  const canPack = mayCall(session, 'AdvanceOrder');
  return (
    <Screen title="Orders">
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        useFlexGap
        sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: { sm: 'center' } }}
      >
        <ListSearch
          label="Search orders"
          hint="Number, AWB, HUID, serial, mobile, name, pincode"
          value={filter('q')}
          onSearch={(q) => setFilters({ q })}
        />
        <TextField
          select
          label="State"
          value={stateOf(filter('state'))}
          onChange={(event) => setFilters({ state: event.target.value })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ minWidth: 190 }}
        >
          <MenuItem value="">All, open ones first</MenuItem>
          {ORDER_STATES.map((state) => (
            <MenuItem key={state} value={state}>
              {orderStateLabel(state)}
            </MenuItem>
          ))}
        </TextField>
        {warehouses.length > 0 && (
          <ChoiceFilter
            label="Warehouse"
            all="All warehouses"
            choices={warehouses.map(({ Code }) => Code)}
            value={request.Warehouse}
            labelOf={(code) => warehouses.find(({ Code }) => Code === code)?.Name ?? code}
            onChange={(warehouse) => setFilters({ warehouse })}
          />
        )}
        <FormControlLabel
          control={
            <Checkbox checked={request.Late} onChange={(_event, late) => setFilters({ late: late ? 'yes' : '' })} />
          }
          label="Late parcels only"
        />
      </Stack>
      <Loaded query={query}>
        {({ Orders, CanBookCourier, Page, TotalPages, MorePages }) => (
          <Stack spacing={2}>
            <BulkBar
              numbers={[...chosen].filter((number) => Orders.some(({ OrderNumber }) => OrderNumber === number))}
              canPack={canPack}
              canBook={CanBookCourier && mayCall(session, 'BookCourier')}
              papers={papers}
            />
            {Orders.length === 0 ? (
              <NoOrders
                isFiltered={request.State !== '' || request.Search !== '' || request.Late || request.Warehouse !== ''}
              />
            ) : (
              <RecordList
                label="Orders"
                rows={Orders}
                keyOf={({ OrderNumber }) => OrderNumber}
                columns={COLUMNS}
                pathOf={({ OrderNumber }) => `/orders/${OrderNumber}`}
                {...((papers.length > 0 || canPack) && { selection: { chosen, onChange: setChosen } })}
              />
            )}
            <PageBar page={Page} pages={TotalPages} more={MorePages} onPage={setPage} />
          </Stack>
        )}
      </Loaded>
    </Screen>
  );
}

function NoOrders({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState title="No order matches">
      Search for one thing at a time: an order number, an AWB, a HUID, a mobile number, or part of a name. Or choose
      another state.
    </EmptyState>
  ) : (
    <EmptyState title="No orders yet">
      Orders appear here as soon as they are confirmed, the oldest open one first. Place one in the shop to see how it
      is packed.
    </EmptyState>
  );
}
