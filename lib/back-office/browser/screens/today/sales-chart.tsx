import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDay } from '#lib/shared/dates.ts';
import { dayInIndia } from '#lib/shared/india-time.ts';
import { formatPaise } from '#lib/shared/money.ts';
import type { CallData } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/screen.tsx';

type Day = CallData<'SalesReport'>['Rows'][number];
const HEIGHT = 160;
const BAR = 14;
const STEP = 20;

/** Sales of the month by day, by the invoices, as bars; a table holds the same for screen readers. */
export function SalesChart() {
  const month = dayInIndia(Date.now()).slice(0, 7);
  const query = useCall('SalesReport', { Month: month, By: 'day' });
  return (
    <Panel title="Sales this month">
      <Loaded query={query}>
        {({ Rows }) => {
          const total = Rows.reduce((sum, { Total }) => sum + Total, 0);
          if (Rows.length === 0) {
            return (
              <Typography color="text.secondary">
                No invoice yet this month. Bars appear with the first confirmed order.
              </Typography>
            );
          }
          return (
            <>
              <Typography sx={{ mb: 1 }}>
                {formatPaise(total)} on {Rows.length === 1 ? '1 day' : `${Rows.length} days`}
              </Typography>
              <Bars days={Rows} />
            </>
          );
        }}
      </Loaded>
    </Panel>
  );
}

function Bars({ days }: { days: readonly Day[] }) {
  const highest = Math.max(1, ...days.map(({ Total }) => Total));
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box
        component="svg"
        role="img"
        aria-label="Sales by day"
        width={days.length * STEP}
        height={HEIGHT}
        sx={{ display: 'block', color: 'primary.main' }}
      >
        {days.map(({ Key, Total }, at) => {
          const height = Math.max(1, (Math.max(0, Total) / highest) * (HEIGHT - 2));
          return (
            <rect key={Key} x={at * STEP} y={HEIGHT - height} width={BAR} height={height} fill="currentColor">
              <title>{`${formatDay(Key)}: ${formatPaise(Total)}`}</title>
            </rect>
          );
        })}
      </Box>
      <Box component="details" sx={{ mt: 1 }}>
        <summary>As a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Sales</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ Key, Total }) => (
              <tr key={Key}>
                <td>{formatDay(Key)}</td>
                <td>{formatPaise(Total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </Box>
  );
}
