import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { formatMoment } from '#lib/shared/dates.ts';
import { dayInIndia } from '#lib/shared/india-time.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { gatewayName } from '#lib/shared/payment-names.ts';
import type { CallData } from '../../api/call.ts';
import { mayCall } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { PageBar } from '../../parts/page-bar.tsx';
import { type RecordColumn, RecordList } from '../../parts/record-list.tsx';
import { EmptyState, Panel, Screen } from '../../parts/screen.tsx';
import { useListAddress } from '../../parts/use-list-address.ts';
import { useSession } from '../../shell/session-gate.tsx';
import { ImportPanel } from './import-panel.tsx';
import { STATE_TEXTS, settlementName, settlementQuery } from './settlement-texts.ts';
import { TotalsPanel } from './totals-panel.tsx';

type Settlement = CallData<'SettlementList'>['Settlements'][number];

const COLUMNS: readonly RecordColumn<Settlement>[] = [
  { title: 'Settlement', cell: settlementName },
  {
    title: 'State',
    cell: ({ State, Differences }) => (
      <Chip
        size="small"
        variant="outlined"
        color={State === 'matched' ? 'success' : 'warning'}
        label={Differences === 0 ? STATE_TEXTS[State] : `${STATE_TEXTS[State]}: ${Differences}`}
      />
    ),
  },
  { title: 'Gateway', cell: ({ Gateway }) => gatewayName(Gateway) },
  { title: 'Settled', cell: ({ At }) => formatMoment(At) },
  { title: 'Payments', numeric: true, cell: ({ Payments }) => Payments },
  { title: 'Refunds', numeric: true, cell: ({ Refunds }) => Refunds },
  { title: 'Fee and GST', numeric: true, cell: ({ Fee, Tax }) => formatPaise(Fee + Tax) },
  { title: 'To the bank', numeric: true, cell: ({ Net }) => formatPaise(Net) },
];

/** What the gateways transferred in a month, compared with payments and refunds, and the import of their reports. */
export default function SettlementsScreen() {
  const { session } = useSession();
  const { filter, page, setFilters, setPage } = useListAddress();
  const [isImporting, setImporting] = useState(false);
  const thisMonth = dayInIndia(Date.now()).slice(0, 7);
  const month = /^\d{4}-(?:0[1-9]|1[0-2])$/.test(filter('month')) ? filter('month') : thisMonth;
  const query = useCall('SettlementList', { Month: month, Page: page });
  return (
    <Screen
      title="Settlements"
      lead="What the payment gateways transferred to the bank, compared with the shop’s payments and refunds."
      actions={
        mayCall(session, 'ImportSettlements') && (
          <Button variant="contained" aria-expanded={isImporting} onClick={() => setImporting(!isImporting)}>
            Import a report
          </Button>
        )
      }
    >
      {isImporting && (
        <ImportPanel
          onDone={(months) => {
            setImporting(false);
            if (!months.includes(month)) setFilters({ month: months.at(-1) ?? '' });
          }}
        />
      )}
      <TextField
        label="Month"
        type="month"
        value={month}
        onChange={(event) => setFilters({ month: event.target.value })}
        slotProps={{ htmlInput: { max: thisMonth }, inputLabel: { shrink: true } }}
        sx={{ alignSelf: 'start' }}
      />
      <TotalsPanel month={month} />
      <Panel title="Settlements of the month">
        <Loaded query={query}>
          {({ Settlements, Page, TotalPages, MorePages }) => (
            <Stack spacing={2}>
              {Settlements.length === 0 ? (
                <EmptyState title="No report of this month is imported">
                  Download the settlement report at the gateway, and import it here. It is checked first; nothing is
                  stored before you have seen what matches. In a trial, the payment sandbox gives out a report of its
                  payments at the path /settlements.
                </EmptyState>
              ) : (
                <RecordList
                  label="Settlements"
                  rows={Settlements}
                  keyOf={(settlement) => `${settlement.Gateway} ${settlementName(settlement)}`}
                  columns={COLUMNS}
                  pathOf={(settlement) => `/settlements/${settlement.Gateway}?${settlementQuery(settlement)}`}
                />
              )}
              <PageBar page={Page} pages={TotalPages} more={MorePages} onPage={setPage} />
            </Stack>
          )}
        </Loaded>
      </Panel>
    </Screen>
  );
}
