import Stack from '@mui/material/Stack';
import { mayCall } from '../../api/session.ts';
import { BackgroundPanel } from '../../parts/background-panel.tsx';
import { Screen } from '../../parts/screen.tsx';
import { useSession } from '../../shell/session-gate.tsx';
import { SetUpBanner } from '../set-up/set-up-banner.tsx';
import { SalesChart } from './sales-chart.tsx';
import {
  ApprovalsPanel,
  FirstStepsPanel,
  LatePanel,
  LowStockPanel,
  RefundsPanel,
  ToPackPanel,
  WaitingReturns,
} from './today-panels.tsx';

/** What needs somebody now; each part only for a role that can do something about it. */
export default function TodayScreen() {
  const { session } = useSession();
  return (
    <Screen title="Today">
      <Stack spacing={2}>
        {mayCall(session, 'SetUpState') ? <SetUpBanner /> : mayCall(session, 'BeginHints') && <FirstStepsPanel />}
        <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap', '& > *': { flex: '1 1 180px' } }}>
          {mayCall(session, 'DeskOrders') && <ToPackPanel />}
          {mayCall(session, 'DeskOrders') && <LatePanel />}
          {mayCall(session, 'DeskReturns') && <WaitingReturns />}
          {mayCall(session, 'OrderRefundsDue') && <RefundsPanel />}
          {mayCall(session, 'ApprovalList') && <ApprovalsPanel />}
        </Stack>
        {mayCall(session, 'SalesReport') && <SalesChart />}
        {mayCall(session, 'StockReport') && <LowStockPanel />}
        {mayCall(session, 'WorkQueues') && <BackgroundPanel />}
      </Stack>
    </Screen>
  );
}
