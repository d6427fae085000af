import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { MAX_ROWS } from '#lib/contract/batch-vocabulary.ts';
import { canonicalMobile } from '#lib/shared/mobile.ts';
import { CallError } from '../../api/call.ts';
import { useNotices } from '../../parts/notices.tsx';
import { Problem } from '../../parts/problem.tsx';
import { Panel } from '../../parts/screen.tsx';
import { useCheckedChange } from '../../parts/use-checked-change.ts';
import { invitedText } from './invited-text.ts';

/** Takes invitations back; says first how many remain, because the last one keeps the door shut to everybody else. */
export function TakeBackForm() {
  const [text, setText] = useState('');
  const { done } = useNotices();
  const lines = text.split(/[\n,;\t]+/).filter((line) => line.trim() !== '');
  const wrong = lines.filter((line) => canonicalMobile(line) === null);
  const mobiles = [...new Set(lines.flatMap((line) => canonicalMobile(line) ?? []))];
  const isSound = mobiles.length > 0 && mobiles.length <= MAX_ROWS && wrong.length === 0;

  const change = useCheckedChange('SaveInvitations', {
    request: (sending, seen) => ({
      Rows: mobiles.map((Mobile) => ({ Mobile, Action: 'remove' as const })),
      ...(seen && { ExpectedInvited: seen.Invited }),
      ...sending,
    }),
    onSaved({ Invited }) {
      setText('');
      done(invitedText(Invited));
    },
  });
  const left = change.checked?.Invited;

  return (
    <Panel title="Take invitations back">
      <Stack spacing={2} sx={{ alignItems: 'start' }}>
        <Typography color="text.secondary">
          Guests who are signed in stay signed in until they sign out. A number of the file that the shop starts with is
          invited again at the next start.
        </Typography>
        {change.error && <Problem error={change.error} {...(wasFaster(change.error) && { text: OTHERS_CHANGED })} />}
        <TextField
          label="Mobile numbers"
          multiline
          minRows={3}
          maxRows={12}
          fullWidth
          value={text}
          onChange={(event) => {
            change.forget();
            setText(event.target.value);
          }}
          error={wrong.length > 0}
          helperText={helpText(wrong, mobiles.length)}
        />
        <Button
          variant={left === undefined ? 'contained' : 'outlined'}
          disabled={!isSound}
          loading={change.isPending}
          onClick={change.check}
        >
          Check
        </Button>
        {left !== undefined && (
          <>
            <Alert severity={left === 0 ? 'error' : 'info'} sx={{ width: '100%' }}>
              {left === 0
                ? 'Nobody would be invited any more. Unless the shop starts with a file of invitations, everyone who signs in with a mobile number may then enter the private sale. To keep it shut, leave one number invited, such as your own.'
                : invitedText(left, 'then')}
            </Alert>
            <Button variant="contained" color="error" loading={change.isPending} onClick={change.save}>
              {left === 0 ? 'Open the private sale to all' : 'Take back'}
            </Button>
          </>
        )}
      </Stack>
    </Panel>
  );
}

const OTHERS_CHANGED =
  'Somebody else invited numbers or took some back since the check. Nothing was changed; check again.';

const wasFaster = (error: Error) => error instanceof CallError && error.code === 'Conflict';

function helpText([wrong]: readonly string[], count: number): string {
  if (wrong !== undefined) return `“${wrong.trim().slice(0, 40)}” is no mobile number of ten digits.`;
  return count > MAX_ROWS ? `At most ${MAX_ROWS} numbers at once; these are ${count}.` : 'One in each line';
}
