import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { OpenDay } from '#lib/shared/opening-week.ts';
import { WEEKDAYS } from '#lib/shared/opening-week.ts';

interface WeekFieldsProps {
  /** Monday first. */
  week: readonly OpenDay[];
  onChange: (week: OpenDay[]) => void;
  problem: string;
  isDisabled: boolean;
}

const USUAL: OpenDay = { Opens: '10:30', Closes: '20:30' };

/** When a store opens and closes on each day of the week. */
export function WeekFields({ week, onChange, problem, isDisabled }: WeekFieldsProps) {
  const set = (at: number, day: OpenDay) => onChange(week.map((one, place) => (place === at ? day : one)));
  return (
    <Stack role="group" aria-label="Opening hours" spacing={1}>
      <Typography variant="h3">Opening hours</Typography>
      {WEEKDAYS.map((day, at) => {
        const { [at]: open = null } = week;
        return (
          <Stack key={day} direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <FormControlLabel
              sx={{ width: 150 }}
              control={
                <Checkbox
                  checked={open !== null}
                  disabled={isDisabled}
                  onChange={(_event, isOpen) => set(at, isOpen ? (week.find((one) => one !== null) ?? USUAL) : null)}
                />
              }
              label={day}
            />
            {open === null ? (
              <Typography color="text.secondary">Closed</Typography>
            ) : (
              (['Opens', 'Closes'] as const).map((name) => (
                <TextField
                  key={name}
                  type="time"
                  label={name}
                  value={open[name]}
                  disabled={isDisabled}
                  onChange={(event) => set(at, { ...open, [name]: event.target.value || open[name] })}
                  slotProps={{
                    inputLabel: { shrink: true },
                    htmlInput: { 'aria-label': `${day} ${name.toLowerCase()}` },
                  }}
                />
              ))
            )}
          </Stack>
        );
      })}
      {problem !== '' && <FormHelperText error>{problem}</FormHelperText>}
    </Stack>
  );
}
