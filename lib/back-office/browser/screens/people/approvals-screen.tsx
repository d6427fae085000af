import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { APPROVAL_STATES } from '#lib/contract/staff-vocabulary.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import type { CallData } from '../../api/call.ts';
import { useCall, useChange } from '../../api/use-call.ts';
import { sentenceOf } from '../../parts/labels.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { useNotices } from '../../parts/notices.tsx';
import { PageBar } from '../../parts/page-bar.tsx';
import { EmptyState, Screen } from '../../parts/screen.tsx';
import { useListAddress } from '../../parts/use-list-address.ts';

type Approval = CallData<'ApprovalList'>['Approvals'][number];

/** What waits for a second person. */
export default function ApprovalsScreen() {
  const { filter, page, setFilters, setPage } = useListAddress();
  const state = APPROVAL_STATES.find((one) => one === filter('state')) ?? 'waiting';
  const query = useCall('ApprovalList', { State: state, Page: page });
  return (
    <Screen
      title="Approvals"
      lead="Large refunds, discounts and price jumps need two people. Whoever asked cannot decide."
    >
      <TextField
        select
        label="State"
        value={state}
        onChange={(event) => setFilters({ state: event.target.value })}
        sx={{ maxWidth: 240 }}
      >
        {APPROVAL_STATES.map((one) => (
          <MenuItem key={one} value={one}>
            {sentenceOf(one)}
          </MenuItem>
        ))}
      </TextField>
      <Loaded query={query}>
        {({ Approvals, Page, TotalPages, MorePages }) => (
          <Stack spacing={2}>
            {Approvals.length === 0 ? (
              <EmptyState title="Nothing waits">
                When somebody starts a refund above the limit, it appears here until another person agrees.
              </EmptyState>
            ) : (
              Approvals.map((approval) => <ApprovalCard key={approval.ApprovalId} approval={approval} />)
            )}
            <PageBar page={Page} pages={TotalPages} more={MorePages} onPage={setPage} />
          </Stack>
        )}
      </Loaded>
    </Screen>
  );
}

/** What an approval led to; a call may be refused by then. */
const DECIDED: Readonly<Partial<Record<Approval['State'], string>>> = {
  done: 'Approved and done.',
  failed: 'Approved, but it was not possible any more: nothing was done.',
};

/** What to do about a call whose process ended. */
const INTERRUPTED =
  'The shop was restarted while this was made, so that nobody recorded what became of it. Look at the record that it is about: if it is not done, ask for it again. It is never made twice by itself.';

/** Says where the two people of a request may be one; empty where they are not tied. */
function tieText({ Tie, State, RequestedBy, DecidedBy, MayDecide }: Approval): string {
  const isWaiting = State === 'waiting';
  switch (Tie) {
    case 'invited-by-requester':
      if (!isWaiting) return `${DecidedBy} was invited by ${RequestedBy}, who asked.`;
      return MayDecide
        ? `${RequestedBy} has invited you, and everybody else who may decide. That you approved is marked here and in the audit.`
        : `${RequestedBy} has invited you, so that somebody else has to decide.`;
    case 'invited-requester':
      return isWaiting ? '' : `${DecidedBy} had invited ${RequestedBy}, who asked.`;
    default:
      return '';
  }
}

function ApprovalCard({ approval }: { approval: Approval }) {
  const [note, setNote] = useState('');
  const decide = useChange('DecideApproval');
  const { done, failed } = useNotices();
  const send = (Decision: 'approve' | 'refuse') =>
    void decide
      .mutateAsync({ ApprovalId: approval.ApprovalId, Decision, Note: note })
      .then(({ State }) => done(DECIDED[State] ?? 'Refused.'), failed);
  return (
    <Paper component="article" sx={{ p: 2 }}>
      <Typography variant="h2">{approval.Summary}</Typography>
      <Typography color="text.secondary" gutterBottom>
        {approval.Amount !== null && `${formatPaise(approval.Amount)} · `}
        {approval.Subject} · {approval.RequestedBy}, {formatMoment(approval.RequestedAt)}
      </Typography>
      {tieText(approval) !== '' && (
        <Alert severity="warning" variant="outlined" sx={{ my: 1 }}>
          {tieText(approval)}
        </Alert>
      )}
      {approval.State === 'waiting' ? (
        approval.MayDecide && (
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1, mt: 1 }}>
            <TextField
              label="Note"
              value={note}
              onChange={(event) => setNote(event.target.value)}
              slotProps={{ htmlInput: { maxLength: 200 } }}
              sx={{ flexGrow: 1, maxWidth: { sm: 420 } }}
            />
            <Button variant="contained" disabled={decide.isPending} onClick={() => send('approve')}>
              Approve
            </Button>
            <Button variant="outlined" color="error" disabled={decide.isPending} onClick={() => send('refuse')}>
              Refuse
            </Button>
          </Stack>
        )
      ) : (
        <>
          {approval.State === 'interrupted' && (
            <Alert severity="warning" sx={{ my: 1 }}>
              {INTERRUPTED}
            </Alert>
          )}
          <Typography>
            {sentenceOf(approval.State)}
            {approval.State === 'failed' && ` (${sentenceOf(approval.Outcome).toLowerCase()})`}
            {approval.DecidedBy !== '' && ` by ${approval.DecidedBy}`}
            {approval.DecidedAt !== null && `, ${formatMoment(approval.DecidedAt)}`}
            {approval.Note !== '' && `: ${approval.Note}`}
          </Typography>
        </>
      )}
    </Paper>
  );
}
