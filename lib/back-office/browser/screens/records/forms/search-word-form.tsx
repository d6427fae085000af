import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { textIn } from '../../products/form/product-form.ts';
import type { RecordFormProps } from './record-form.ts';

/** What a phrase of shoppers leads to: other words, or a page. */
export function SearchWordForm({ fields, onChange, problems, isDisabled }: RecordFormProps) {
  const isPage = typeof fields.Url === 'string';
  return (
    <Stack spacing={2} sx={{ maxWidth: 560 }}>
      <TextField
        select
        label="A search for it"
        value={isPage ? 'Url' : 'Means'}
        disabled={isDisabled}
        onChange={({ target }) =>
          onChange(target.value === 'Url' ? { Means: null, Url: '' } : { Means: '', Url: null })
        }
      >
        <MenuItem value="Means">searches other words in its place</MenuItem>
        <MenuItem value="Url">leads to a list or a page</MenuItem>
      </TextField>
      {isPage ? (
        <TextField
          label="Address in the shop"
          value={textIn(fields, 'Url')}
          disabled={isDisabled}
          placeholder="watches/men"
          error={problems.has('Url')}
          helperText={problems.get('Url') ?? 'Without the first slash; for a search for exactly this phrase'}
          onChange={(event) => onChange({ ...fields, Url: event.target.value.trim().replace(/^\/+/, '') })}
        />
      ) : (
        <TextField
          label="Means"
          value={textIn(fields, 'Means')}
          disabled={isDisabled}
          error={problems.has('Means')}
          helperText={problems.get('Means') ?? 'The words that are searched, such as chronograph'}
          onChange={(event) => onChange({ ...fields, Means: event.target.value })}
        />
      )}
    </Stack>
  );
}
