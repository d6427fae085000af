import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatPaise } from '#lib/shared/money.ts';
import { FactList } from '../../parts/fact-list.tsx';
import type { ImportedReport } from './import-report.ts';
import { SettlementRows } from './settlement-rows.tsx';

/** Differences that are shown; the file of the month has all. */
const SHOWN = 100;

interface ImportResultProps {
  report: ImportedReport;
  isSending: boolean;
  onStore: () => void;
}

/** What the check of a report found, and the button that stores its lines. */
export function ImportResult({ report, isSending, onStore }: ImportResultProps) {
  const { Added, Replaced, Known, NotYet, Matched, Differences } = report;
  const lines = Added + Replaced;
  return (
    <Stack spacing={2}>
      <Typography variant="h3" component="p" role="status">
        {Differences.length === 0
          ? `All ${Matched} lines match.`
          : `${Matched} lines match, ${Differences.length} do not.`}
      </Typography>
      <FactList
        facts={[
          ['New lines', Added],
          ['Replaced', Replaced === 0 ? '' : Replaced],
          ['Stored before', Known],
          ['Not settled yet', NotYet === 0 ? '' : `${NotYet} rows, which are left out`],
          ['Payments', `${report.Payments}, ${formatPaise(report.Paid)}`],
          ['Refunds', `${report.Refunds}, ${formatPaise(report.Refunded)}`],
          ['Adjustments', report.Adjustments === 0 ? '' : `${report.Adjustments}, ${formatPaise(report.Adjusted)}`],
          ['Fees', formatPaise(report.Fee)],
          ['GST on fees', formatPaise(report.Tax)],
          ['To the bank', formatPaise(report.Net)],
        ]}
      />
      {Differences.length > 0 && <SettlementRows label="Differences" rows={Differences.slice(0, SHOWN)} />}
      {Differences.length > SHOWN && (
        <Typography color="text.secondary">
          {Differences.length - SHOWN} more differences: the file of the month has all.
        </Typography>
      )}
      {lines === 0 ? (
        <Typography>Every line is stored already: there is nothing to import.</Typography>
      ) : (
        <Button variant="contained" loading={isSending} onClick={onStore} sx={{ alignSelf: 'start' }}>
          {lines === 1 ? 'Store 1 line' : `Store ${lines} lines`}
        </Button>
      )}
    </Stack>
  );
}
