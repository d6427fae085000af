import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { useLater } from '../use-later.ts';

const SHOWN = 8;

interface ProductCodesFieldProps {
  label: string;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** What is wrong with them; empty where nothing is. */
  problem?: string;
  isDisabled: boolean;
}

/** Products by their codes, found by words. */
export function ProductCodesField({ label, chosen, onChange, problem = '', isDisabled }: ProductCodesFieldProps) {
  const [text, setText] = useState('');
  const asked = useLater(text.trim());
  const isAsked = asked.length >= 2;
  const found = useCall('ProductRecords', { Search: asked.slice(0, 100), PageSize: SHOWN }, { enabled: isAsked });
  const titles = new Map(
    (isAsked ? (found.data?.Products ?? []) : []).map((one) => [one.ProductCode, one.ProductTitle]),
  );
  return (
    <Autocomplete
      multiple
      options={[...titles.keys()]}
      value={[...chosen]}
      disabled={isDisabled}
      inputValue={text}
      // A value that is another list with the same codes resets the input, which would take away what is being typed.
      onInputChange={(_event, next, reason) => reason !== 'reset' && setText(next)}
      onChange={(_event, next) => {
        setText('');
        onChange(next);
      }}
      filterOptions={(options) => options}
      loading={found.isFetching}
      noOptionsText={isAsked ? 'No product matches' : 'Type two letters or more'}
      renderOption={({ key, ...props }, code) => (
        <li key={key} {...props}>
          {[titles.get(code), code].filter(Boolean).join(' · ')}
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          error={problem !== ''}
          helperText={problem}
          placeholder={chosen.length === 0 ? 'Words, code or SKU' : ''}
        />
      )}
    />
  );
}
