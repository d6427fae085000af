import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DEPARTMENTS } from '#lib/contract/store-vocabulary.ts';
import { hoursOfWeek, openingWeek } from '#lib/shared/opening-week.ts';
import { useCall } from '../../../api/use-call.ts';
import { DecimalField } from '../../../parts/fields/decimal-field.tsx';
import { LinesField } from '../../../parts/fields/lines-field.tsx';
import { SuggestedWords } from '../../../parts/fields/suggested-field.tsx';
import { problemsWithin } from '../../../parts/row-problems.ts';
import { groupIn, textIn, textsIn } from '../../products/form/product-form.ts';
import type { RecordFormProps } from './record-form.ts';
import { WeekFields } from './week-fields.tsx';

const TEXTS = [
  ['Name', 'Name', ''],
  ['Address', 'Address', 'Without city and pincode'],
  ['City', 'City', ''],
  ['State', 'State', 'In full, such as Karnataka'],
  ['Pincode', 'Pincode', 'Six digits'],
  ['Phone', 'Phone', ''],
] as const;
/** These may be left out. */
const OPTIONAL = [
  ['WhatsApp', 'WhatsApp', 'With the country code; empty for none'],
  ['Email', 'Mailbox for appointments', 'Empty: they go to the support mailbox'],
] as const;
const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

/** The fields of a physical store. */
export function StoreRecordForm({ fields, onChange, problems, isDisabled }: RecordFormProps) {
  const others = useCall('StoreRecords', {});
  const set = (name: string, value: unknown) => onChange({ ...fields, [name]: value });
  const services = [...new Set((others.data ?? []).flatMap((store) => textsIn(store.Fields, 'Services')))];
  const departments = textsIn(fields, 'Departments');
  const text = (name: string, label: string, hint: string, empty: '' | null) => (
    <TextField
      key={name}
      label={label}
      value={textIn(fields, name)}
      disabled={isDisabled}
      error={problems.has(name)}
      helperText={problems.get(name) ?? hint}
      onChange={(event) => set(name, event.target.value || empty)}
    />
  );
  return (
    <Stack spacing={2} sx={{ maxWidth: 900 }}>
      <Box sx={GRID}>
        {TEXTS.map(([name, label, hint]) => text(name, label, hint, ''))}
        {OPTIONAL.map(([name, label, hint]) => text(name, label, hint, null))}
        {(['Latitude', 'Longitude'] as const).map((name) => (
          <DecimalField
            key={name}
            label={name}
            value={fields[name]}
            hint="In degrees, as a map shows it"
            problem={problems.get(name) ?? ''}
            isDisabled={isDisabled}
            onChange={(value) => set(name, value ?? null)}
          />
        ))}
      </Box>
      <WeekFields
        week={openingWeek(hoursIn(fields))}
        problem={[...problemsWithin(problems, 'Hours').values()].join('; ')}
        isDisabled={isDisabled}
        onChange={(week) => set('Hours', hoursOfWeek(week))}
      />
      <LinesField
        label="Holidays"
        name="holiday"
        lines={textsIn(fields, 'Holidays')}
        problems={problemsWithin(problems, 'Holidays')}
        hint="A day such as 2026-11-08, or 01-26 for every year"
        isDisabled={isDisabled}
        onChange={(lines) => set('Holidays', lines)}
      />
      <SuggestedWords
        label="Services"
        options={services}
        value={textsIn(fields, 'Services')}
        problem={[...problemsWithin(problems, 'Services').values()].join('; ')}
        hint="Choose, or type one and press Enter"
        isDisabled={isDisabled}
        onChange={(next) => set('Services', next)}
      />
      <Stack role="group" aria-label="Departments">
        <Typography variant="h3">Departments</Typography>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
          {DEPARTMENTS.map((department) => (
            <FormControlLabel
              key={department}
              control={
                <Checkbox
                  checked={departments.includes(department)}
                  disabled={isDisabled}
                  onChange={(_event, isThere) =>
                    set(
                      'Departments',
                      DEPARTMENTS.filter((one) => (one === department ? isThere : departments.includes(one))),
                    )
                  }
                />
              }
              label={department}
            />
          ))}
        </Stack>
        <FormControlLabel
          control={
            <Checkbox
              checked={fields.VideoCalls === true}
              disabled={isDisabled}
              onChange={(_event, takes) => set('VideoCalls', takes)}
            />
          }
          label="Takes appointments for video calls"
        />
      </Stack>
    </Stack>
  );
}

function hoursIn(fields: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groupIn(fields, 'Hours')).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
