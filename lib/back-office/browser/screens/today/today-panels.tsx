import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { formatMoment } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { RecordList } from '../../parts/record-list.tsx';
import { Panel } from '../../parts/screen.tsx';

const LOW_STOCK = 3;
const SHOWN = 8;

/** A number that leads to its list. */
function Figure({ title, value, to, children }: { title: string; value: ReactNode; to: string; children?: ReactNode }) {
  return (
    <Panel title={title}>
      <Link
        component={RouterLink}
        to={to}
        sx={{ fontSize: '2rem', fontWeight: 600, lineHeight: 1.2 }}
        aria-label={`${title}: ${value}`}
      >
        {value}
      </Link>
      {children && <Box sx={{ color: 'text.secondary' }}>{children}</Box>}
    </Panel>
  );
}

/** The pages of a list say how many there are at least: no call counts them. */
const atLeast = (shown: number, pages: number) => (pages > 1 ? `${shown}+` : shown);

/** Orders that are to be packed. */
export function ToPackPanel() {
  const query = useCall('DeskOrders', { State: 'confirmed' });
  return (
    <Loaded query={query}>
      {({ Orders, TotalPages }) => (
        <Figure title="To pack" value={atLeast(Orders.length, TotalPages)} to="/orders?state=confirmed">
          {Orders[0] ? `The oldest since ${formatMoment(Orders[0].PlacedAt)}` : 'All orders are packed.'}
        </Figure>
      )}
    </Loaded>
  );
}

/** Parcels past their promised day. */
export function LatePanel() {
  const query = useCall('DeskOrders', { Late: true });
  return (
    <Loaded query={query}>
      {({ Orders, TotalPages }) => (
        <Figure title="Late parcels" value={atLeast(Orders.length, TotalPages)} to="/orders?late=yes">
          {Orders.length === 0 ? 'Every parcel is on time.' : 'Ask the courier, and tell the customers.'}
        </Figure>
      )}
    </Loaded>
  );
}

/** Returns that wait for a decision. */
export function WaitingReturns() {
  const query = useCall('DeskReturns', { State: 'requested' });
  return (
    <Loaded query={query}>
      {({ Returns, TotalPages }) => (
        <Figure title="Returns to decide" value={atLeast(Returns.length, TotalPages)} to="/returns?state=requested">
          {Returns.length === 0 ? 'None waiting.' : 'Approve them, so that the courier comes.'}
        </Figure>
      )}
    </Loaded>
  );
}

/** Refunds that a person sends. */
export function RefundsPanel() {
  const query = useCall('OrderRefundsDue', {});
  return (
    <Loaded query={query}>
      {(due) => (
        <Figure title="Refunds to send" value={due.length} to="/refunds">
          {due.length === 0 ? 'None waiting.' : formatPaise(due.reduce((sum, { Amount }) => sum + Amount, 0))}
        </Figure>
      )}
    </Loaded>
  );
}

/** What waits for a second person, and this one may decide. */
export function ApprovalsPanel() {
  const query = useCall('ApprovalList', { State: 'waiting', Page: 1 });
  return (
    <Loaded query={query}>
      {({ Approvals, TotalPages }) => {
        const open = Approvals.filter(({ MayDecide }) => MayDecide).length;
        return (
          <Figure title="To approve" value={atLeast(open, TotalPages)} to="/approvals">
            {open === 0 ? 'Nothing waits for you.' : 'Somebody waits for a second person.'}
          </Figure>
        );
      }}
    </Loaded>
  );
}

/** SKUs that are nearly sold out, of the first page of the report; the panel says so where it has more. */
export function LowStockPanel() {
  const query = useCall('StockReport', {});
  return (
    <Panel title="Low stock">
      <Loaded query={query}>
        {({ Rows, More }) => {
          const low = Rows.filter(({ Quantity }) => Quantity <= LOW_STOCK).toSorted(
            (one, other) => one.Quantity - other.Quantity,
          );
          return (
            <>
              {low.length > 0 && (
                <RecordList
                  label="Low stock"
                  rows={low.slice(0, SHOWN)}
                  keyOf={({ SKU }) => SKU}
                  columns={[
                    { title: 'SKU', cell: ({ SKU }) => SKU },
                    { title: 'Product', cell: ({ Title, SizeName }) => `${Title} ${SizeName}` },
                    { title: 'Pieces', numeric: true, cell: ({ Quantity }) => Quantity },
                  ]}
                />
              )}
              <Typography color="text.secondary">
                {low.length === 0 && `No SKU has ${LOW_STOCK} pieces or fewer. `}
                {More && `Only the first ${Rows.length} SKUs are looked at here; the stock report has all.`}
              </Typography>
            </>
          );
        }}
      </Loaded>
    </Panel>
  );
}

/** What is to be done before shoppers can buy; nothing for a shop that has begun. */
export function FirstStepsPanel() {
  const query = useCall('BeginHints', {});
  if (!query.data || query.data.length === 0) return null;
  return (
    <Panel title="Before you open">
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {query.data.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </Box>
    </Panel>
  );
}
