import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { MAX_ROWS } from '#lib/contract/batch-vocabulary.ts';
import { canonicalMobile } from '#lib/shared/mobile.ts';
import { newChangeKey } from '../../api/call.ts';
import { useChange } from '../../api/use-call.ts';
import { checkRows } from '../../parts/check-rows.ts';
import { MomentField, momentInIndia } from '../../parts/moment-field.tsx';
import { useNotices } from '../../parts/notices.tsx';
import { PasteGrid } from '../../parts/paste-grid.tsx';
import { filledRows } from '../../parts/pasted-cells.ts';
import { Problem } from '../../parts/problem.tsx';
import { Panel } from '../../parts/screen.tsx';
import { invitedText } from './invited-text.ts';

const COLUMNS = ['Mobile', 'Code'] as const;
// Kept by no draft: the numbers are personal.
const EMPTY = Array.from({ length: 3 }, () => ['', '']);

/** Invites mobile numbers to the private sale: typed, or pasted from a spreadsheet. */
export function InviteForm() {
  const [rows, setRows] = useState<string[][]>(EMPTY);
  const [until, setUntil] = useState('');
  const [key, setKey] = useState(newChangeKey);
  const change = useChange('SaveInvitations');
  const { done } = useNotices();
  const filled = filledRows(rows);
  const isTooMany = filled.length > MAX_ROWS;
  const { isSound, problemOf } = checkRows(filled, typedProblem, change.error);

  async function save() {
    const Rows = filled.map(({ cells: [mobile = '', InvitationCode = ''] }) => ({
      Mobile: canonicalMobile(mobile) ?? '',
      InvitationCode,
      ...(until !== '' && { ExpiresAt: momentInIndia(until) }),
    }));
    // What went wrong stands above the grid.
    const answer = await change.mutateAsync({ Rows, IdempotencyKey: key }).catch(() => null);
    if (!answer) return;
    setKey(newChangeKey());
    setRows(EMPTY);
    done(invitedText(answer.Invited));
  }

  return (
    <Panel title="Invite">
      <Stack spacing={2}>
        <Typography color="text.secondary">
          Type rows, or paste two columns from a spreadsheet. A number that is invited already gets the new code.
        </Typography>
        {change.error && <Problem error={change.error} />}
        <PasteGrid label="Guests" columns={COLUMNS} rows={rows} onChange={setRows} problemOf={problemOf} />
        <Typography role="status" color={isTooMany ? 'error' : 'text.secondary'}>
          {countText(filled.length)}
        </Typography>
        <Stack sx={{ maxWidth: 320 }}>
          <MomentField label="Ends" value={until} onChange={setUntil} empty="no end" />
        </Stack>
        <Button
          variant="contained"
          disabled={!isSound || isTooMany}
          loading={change.isPending}
          onClick={() => void save()}
          sx={{ alignSelf: 'start' }}
        >
          Invite
        </Button>
      </Stack>
    </Panel>
  );
}

const formatCount = (count: number) => count.toLocaleString('en-IN');

/** How many guests are typed, out of how many can be invited at once. */
function countText(count: number): string {
  const guests = `${formatCount(count)} of ${formatCount(MAX_ROWS)} guests`;
  if (count <= MAX_ROWS) return `${guests}.`;
  return `${guests}: take out ${formatCount(count - MAX_ROWS)}, and invite them after the others.`;
}

function typedProblem([mobile = '', code = '']: readonly string[]): string {
  if (mobile === '' && code === '') return '';
  if (canonicalMobile(mobile) === null) return 'Write a mobile number of ten digits.';
  return /^[\p{L}\p{N}\s\p{Pd}]{6,80}$/u.test(code) ? '' : 'Write a code of 6 to 32 letters and digits.';
}
