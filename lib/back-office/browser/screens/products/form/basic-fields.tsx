import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LABELS } from '#lib/contract/vocabulary.ts';
import { SuggestedText } from '../../../parts/fields/suggested-field.tsx';
import { sentenceOf } from '../../../parts/labels.ts';
import { textIn, textsIn } from './product-form.ts';

interface BasicFieldsProps {
  fields: Readonly<Record<string, unknown>>;
  set: (name: string, value: unknown) => void;
  /** What other products have for a field. */
  suggestionsOf: (field: string) => readonly string[];
  /** What is wrong with a field; empty where nothing is. */
  problemOf: (field: string) => string;
  isDisabled: boolean;
}

const GENDERS = ['Men', 'Women', 'Unisex'] as const;
const SUGGESTED = [
  ['BrandName', 'Brand'],
  ['ColorName', 'Colour'],
  ['Category', 'Category'],
  ['SubCategory', 'Subcategory'],
] as const;

/** What a product is called, what it is, and where it belongs. */
export function BasicFields({ fields, set, suggestionsOf, problemOf, isDisabled }: BasicFieldsProps) {
  const shared = (name: string, hint = '') => ({
    value: textIn(fields, name),
    disabled: isDisabled,
    error: problemOf(name) !== '',
    helperText: problemOf(name) || hint,
  });
  /** A code that may be left out. */
  const optional = (name: string, label: string, hint: string) => (
    <TextField
      label={label}
      {...shared(name, hint)}
      onChange={(event) => set(name, event.target.value === '' ? undefined : event.target.value)}
    />
  );
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <TextField
        label="Title"
        {...shared('ProductTitle')}
        sx={{ gridColumn: '1 / -1' }}
        onChange={(event) => set('ProductTitle', event.target.value)}
      />
      {SUGGESTED.map(([name, label]) => (
        <SuggestedText
          key={name}
          label={label}
          options={suggestionsOf(name)}
          value={textIn(fields, name)}
          problem={problemOf(name)}
          isDisabled={isDisabled}
          onChange={(value) => set(name, value)}
        />
      ))}
      <TextField select label="For" {...shared('Gender')} onChange={(event) => set('Gender', event.target.value)}>
        {GENDERS.map((gender) => (
          <MenuItem key={gender} value={gender}>
            {gender}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label="Kind of goods"
        {...shared('RootCategory', 'Stays as it is: each kind has a specification of its own')}
        disabled
      />
      <Autocomplete
        multiple
        options={LABELS}
        value={LABELS.filter((label) => textsIn(fields, 'Labels').includes(label))}
        getOptionLabel={sentenceOf}
        disabled={isDisabled}
        onChange={(_event, next) => set('Labels', next)}
        renderInput={(params) => (
          <TextField {...params} label="Labels" error={problemOf('Labels') !== ''} helperText={problemOf('Labels')} />
        )}
      />
      <TextField
        type="date"
        label="New since"
        {...shared('LaunchedOn', 'Lists sorted by newest begin with the latest')}
        onChange={(event) => set('LaunchedOn', event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {optional('DesignCode', 'Code of the design', 'Colours of one design share it; empty: from the product code')}
      {optional('TitleSlug', 'Words of the address', 'Empty: those of the title')}
    </Box>
  );
}
