import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { formatPaise } from '#lib/shared/money.ts';
import type { CallData } from '../../api/call.ts';
import { mayCall } from '../../api/session.ts';
import { sentenceOf } from '../../parts/labels.ts';
import { type RecordColumn, RecordList } from '../../parts/record-list.tsx';
import { useSession } from '../../shell/session-gate.tsx';
import { RESULT_TEXTS } from './settlement-texts.ts';

type Row = CallData<'SettlementLines'>['Rows'][number];

/** Lines of settlements with what they were compared with, each difference by its kind. */
export function SettlementRows({ label, rows }: { label: string; rows: readonly Row[] }) {
  const { session } = useSession();
  const opensOrders = mayCall(session, 'DeskOrder');
  const columns: readonly RecordColumn<Row>[] = [
    { title: 'Result', cell: ({ Result }) => <ResultCell result={Result} /> },
    {
      title: 'Order',
      cell: ({ OrderNumber }) =>
        opensOrders && OrderNumber !== '' ? (
          <Link component={RouterLink} to={`/orders/${OrderNumber}`} sx={{ whiteSpace: 'nowrap' }}>
            {OrderNumber}
          </Link>
        ) : (
          OrderNumber || '–'
        ),
    },
    {
      title: 'At the gateway',
      cell: ({ Kind, EntityId }) => (
        <>
          {sentenceOf(Kind)}
          <Box sx={{ fontSize: 13, color: 'text.secondary', overflowWrap: 'anywhere', minWidth: { md: '11rem' } }}>
            {EntityId}
          </Box>
        </>
      ),
    },
    { title: 'Amount', numeric: true, cell: ({ Amount }) => formatPaise(Amount) },
    {
      title: 'In the shop',
      numeric: true,
      cell: ({ Recorded }) => (Recorded === null ? '–' : formatPaise(Recorded)),
    },
    { title: 'Fee and GST', numeric: true, cell: ({ Fee, Tax }) => formatPaise(Fee + Tax) },
    { title: 'To the bank', numeric: true, cell: ({ Net }) => formatPaise(Net) },
  ];
  return (
    <RecordList label={label} rows={rows} keyOf={({ LineId, EntityId }) => LineId || EntityId} columns={columns} />
  );
}

function ResultCell({ result }: { result: Row['Result'] }) {
  const { label, advice } = RESULT_TEXTS[result];
  return (
    <Box>
      <Chip size="small" variant="outlined" color={result === 'matched' ? 'success' : 'warning'} label={label} />
      {advice !== '' && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, fontWeight: 400 }}>
          {advice}
        </Typography>
      )}
    </Box>
  );
}
