import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SALES_BY } from '#lib/contract/report-vocabulary.ts';
import { dayInIndia } from '#lib/shared/india-time.ts';
import type { CallName } from '../../api/call.ts';
import { mayCall } from '../../api/session.ts';
import { sentenceOf } from '../../parts/labels.ts';
import { Panel, Screen } from '../../parts/screen.tsx';
import { useWarehouses } from '../../parts/use-warehouses.ts';
import { useSession } from '../../shell/session-gate.tsx';

/** A report that is downloaded: its call, what it tells, and what it asks. */
interface Report {
  call: CallName;
  title: string;
  text: string;
  asks: 'month' | 'day' | 'nothing';
  isBySomething?: boolean;
}

const REPORTS: readonly Report[] = [
  {
    call: 'SalesReport',
    title: 'Sales',
    text: 'Invoices less credit notes of a month, by day, product, category, brand, state, coupon or payment.',
    asks: 'month',
    isBySomething: true,
  },
  {
    call: 'TaxRegister',
    title: 'Tax register',
    text: 'Every row of the invoices and credit notes of a day.',
    asks: 'day',
  },
  {
    call: 'Gstr1Report',
    title: 'GSTR-1',
    text: 'The monthly return, as the offline tool of the GST portal reads it (JSON).',
    asks: 'month',
  },
  {
    call: 'StockReport',
    title: 'Stock',
    text: 'Every SKU with quantity, value, and when it was last added to and sold.',
    asks: 'nothing',
  },
  {
    call: 'WarehouseReport',
    title: 'Stock by warehouse',
    text: 'Every SKU with its quantity and value in each warehouse.',
    asks: 'nothing',
  },
  { call: 'VisitReport', title: 'Campaign visits', text: 'Visits through campaign links of a month.', asks: 'month' },
  {
    call: 'SupportReport',
    title: 'Callback requests',
    text: 'Who asked to be called back about which order in a month.',
    asks: 'month',
  },
  {
    call: 'ErrorReport',
    title: 'Errors',
    text: 'Errors that storefronts reported in a month, with counts.',
    asks: 'month',
  },
];

/** Reports to download; a spreadsheet opens them. */
export default function ReportsScreen() {
  const { session } = useSession();
  const hasSeveral = useWarehouses().length > 0;
  return (
    <Screen
      title="Reports"
      lead="Each report is a file for a spreadsheet, with times as in India and amounts in rupees."
    >
      <Stack spacing={2}>
        {REPORTS.filter(({ call }) => mayCall(session, call) && (call !== 'WarehouseReport' || hasSeveral)).map(
          (report) => (
            <ReportPanel key={report.call} report={report} />
          ),
        )}
      </Stack>
    </Screen>
  );
}

function ReportPanel({ report }: { report: Report }) {
  const today = dayInIndia(Date.now());
  const [month, setMonth] = useState(today.slice(0, 7));
  const [day, setDay] = useState(today);
  const [by, setBy] = useState<string>(SALES_BY[0]);
  const query = new URLSearchParams({
    ...(report.asks === 'month' && { Month: month }),
    ...(report.asks === 'day' && { Day: day }),
    ...(report.isBySomething && { By: by }),
  });
  return (
    <Panel title={report.title}>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {report.text}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1, alignItems: { sm: 'center' } }}>
        {report.asks === 'month' && (
          <TextField
            label="Month"
            type="month"
            value={month}
            onChange={(event) => setMonth(event.target.value)}
            slotProps={{
              htmlInput: { max: today.slice(0, 7), 'aria-label': `Month of ${report.title}` },
              inputLabel: { shrink: true },
            }}
          />
        )}
        {report.asks === 'day' && (
          <TextField
            label="Day"
            type="date"
            value={day}
            onChange={(event) => setDay(event.target.value)}
            slotProps={{
              htmlInput: { max: today, 'aria-label': `Day of ${report.title}` },
              inputLabel: { shrink: true },
            }}
          />
        )}
        {report.isBySomething && (
          <TextField
            select
            label="By"
            value={by}
            onChange={(event) => setBy(event.target.value)}
            sx={{ minWidth: 160 }}
          >
            {SALES_BY.map((one) => (
              <MenuItem key={one} value={one}>
                {sentenceOf(one)}
              </MenuItem>
            ))}
          </TextField>
        )}
        <Button variant="outlined" href={`/files/${report.call}?${query}`} download>
          Download {report.title}
        </Button>
      </Stack>
    </Panel>
  );
}
