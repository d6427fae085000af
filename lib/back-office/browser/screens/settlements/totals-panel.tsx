import Button from '@mui/material/Button';
import { formatPaise } from '#lib/shared/money.ts';
import { gatewayName } from '#lib/shared/payment-names.ts';
import type { CallData } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { type RecordColumn, RecordList } from '../../parts/record-list.tsx';
import { Panel } from '../../parts/screen.tsx';

type Totals = CallData<'SettlementTotals'>['Rows'][number];

const differencesOf = ({ AmountDiffers, NetDiffers, Unknown, Adjustments }: Totals) =>
  AmountDiffers + NetDiffers + Unknown + Adjustments;

/** The sums of a month by gateway, what it has not settled after seven days, and the file of all differences. */
export function TotalsPanel({ month }: { month: string }) {
  const query = useCall('SettlementTotals', { Month: month });
  const columns: readonly RecordColumn<Totals>[] = [
    { title: 'Gateway', cell: ({ Gateway }) => gatewayName(Gateway) },
    { title: 'Paid', numeric: true, cell: ({ Paid }) => formatPaise(Paid) },
    { title: 'Refunded', numeric: true, cell: ({ Refunded }) => formatPaise(Refunded) },
    { title: 'Fees', numeric: true, cell: ({ Fee }) => formatPaise(Fee) },
    { title: 'GST on fees', numeric: true, cell: ({ Tax }) => formatPaise(Tax) },
    { title: 'To the bank', numeric: true, cell: ({ Net }) => formatPaise(Net) },
    { title: 'Differences', numeric: true, cell: differencesOf },
    {
      title: 'Not settled',
      numeric: true,
      cell: ({ NotSettled, NotSettledPaid }) =>
        NotSettled === 0 ? 0 : `${NotSettled}, ${formatPaise(NotSettledPaid)} paid`,
    },
    {
      title: 'File',
      cell: ({ Gateway }) => (
        <Button
          size="small"
          href={`/files/SettlementReport?${new URLSearchParams({ Month: month, Gateway, Show: 'differences' })}`}
          aria-label={`Download differences of ${gatewayName(Gateway)}`}
          download
        >
          Differences
        </Button>
      ),
    },
  ];
  return (
    <Panel title="Sums of the month">
      <Loaded query={query}>
        {({ Rows }) => (
          <RecordList label="Sums by gateway" rows={Rows} keyOf={({ Gateway }) => Gateway} columns={columns} />
        )}
      </Loaded>
    </Panel>
  );
}
