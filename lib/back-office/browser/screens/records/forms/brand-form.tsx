import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { TilePictureField } from '../../content/tile-picture-field.tsx';
import { textIn } from '../../products/form/product-form.ts';
import type { RecordFormProps } from './record-form.ts';

const TEXTS = [
  ['Name', 'Name', 'As products state it'],
  ['Country', 'Country', ''],
  ['Story', 'Story', 'Stands on the page of the brand'],
] as const;

/** The fields of a brand and the picture of its page. */
export function BrandForm({ fields, onChange, problems, isDisabled }: RecordFormProps) {
  const set = (name: string, value: unknown) => onChange({ ...fields, [name]: value });
  const picture = textIn(fields, 'HeroImage');
  return (
    <Stack spacing={2} sx={{ maxWidth: 760 }}>
      {TEXTS.map(([name, label, hint]) => (
        <TextField
          key={name}
          label={label}
          value={textIn(fields, name)}
          disabled={isDisabled}
          multiline={name === 'Story'}
          error={problems.has(name)}
          helperText={problems.get(name) ?? hint}
          onChange={(event) => set(name, event.target.value)}
        />
      ))}
      <Stack role="group" aria-label="Picture" spacing={1} sx={{ alignItems: 'start' }}>
        <Typography variant="h3">Picture</Typography>
        {!isDisabled && (
          <>
            <TilePictureField picture={picture} label="the brand" onChange={(name) => set('HeroImage', name)} />
            {picture !== '' && (
              <Button color="error" onClick={() => set('HeroImage', null)}>
                Remove the picture
              </Button>
            )}
          </>
        )}
        {problems.has('HeroImage') && <FormHelperText error>{problems.get('HeroImage')}</FormHelperText>}
      </Stack>
    </Stack>
  );
}
