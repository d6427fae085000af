import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { MAX_ROWS } from '#lib/contract/batch-vocabulary.ts';
import { canonicalMobile } from '#lib/shared/mobile.ts';
import { newChangeKey } from '../../api/call.ts';
import { useChange } from '../../api/use-call.ts';
import { useNotices } from '../../parts/notices.tsx';
import { Problem } from '../../parts/problem.tsx';
import { Panel } from '../../parts/screen.tsx';
import { invitedText } from './invited-text.ts';

/** Takes invitations back; says first how many remain, because the last one keeps the door shut to everybody else. */
export function TakeBackForm() {
  const [text, setText] = useState('');
  /** How many numbers would still be invited; null until that was asked. */
  const [left, setLeft] = useState<number | null>(null);
  const change = useChange('SaveInvitations');
  const { done } = useNotices();
  const lines = text.split(/[\n,;\t]+/).filter((line) => line.trim() !== '');
  const wrong = lines.filter((line) => canonicalMobile(line) === null);
  const mobiles = [...new Set(lines.flatMap((line) => canonicalMobile(line) ?? []))];
  const isSound = mobiles.length > 0 && mobiles.length <= MAX_ROWS && wrong.length === 0;

  function type(next: string) {
    setLeft(null);
    setText(next);
  }
  const save = (DryRun: boolean) => {
    const Rows = mobiles.map((Mobile) => ({ Mobile, Action: 'remove' as const }));
    return change.mutateAsync({ Rows, DryRun, IdempotencyKey: newChangeKey() });
  };
  /** Says how many numbers would still be invited. */
  const check = async () => setLeft((await save(true)).Invited);
  async function takeBack() {
    const { Invited } = await save(true);
    // Somebody else has taken others back meanwhile: what was read is not true any more.
    if (Invited !== left) return setLeft(Invited);
    const answer = await save(false);
    type('');
    done(invitedText(answer.Invited));
  }
  // What went wrong stands above the field.
  const attempt = (step: () => Promise<void>) => () => void step().catch(() => setLeft(null));

  return (
    <Panel title="Take invitations back">
      <Stack spacing={2} sx={{ alignItems: 'start' }}>
        <Typography color="text.secondary">
          Guests who are signed in stay signed in until they sign out. A number of the file that the shop starts with is
          invited again at the next start.
        </Typography>
        {change.error && <Problem error={change.error} />}
        <TextField
          label="Mobile numbers"
          multiline
          minRows={3}
          maxRows={12}
          fullWidth
          value={text}
          onChange={(event) => type(event.target.value)}
          error={wrong.length > 0}
          helperText={helpText(wrong, mobiles.length)}
        />
        <Button
          variant={left === null ? 'contained' : 'outlined'}
          disabled={!isSound}
          loading={change.isPending}
          onClick={attempt(check)}
        >
          Check
        </Button>
        {left !== null && (
          <>
            <Alert severity={left === 0 ? 'error' : 'info'} sx={{ width: '100%' }}>
              {left === 0
                ? 'Nobody would be invited any more. Unless the shop starts with a file of invitations, everyone who signs in with a mobile number may then enter the private sale. To keep it shut, leave one number invited, such as your own.'
                : invitedText(left, 'then')}
            </Alert>
            <Button variant="contained" color="error" loading={change.isPending} onClick={attempt(takeBack)}>
              {left === 0 ? 'Open the private sale to all' : 'Take back'}
            </Button>
          </>
        )}
      </Stack>
    </Panel>
  );
}

function helpText([wrong]: readonly string[], count: number): string {
  if (wrong !== undefined) return `“${wrong.trim().slice(0, 40)}” is no mobile number of ten digits.`;
  return count > MAX_ROWS ? `At most ${MAX_ROWS} numbers at once; these are ${count}.` : 'One in each line';
}
