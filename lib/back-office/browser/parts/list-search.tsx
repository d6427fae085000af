import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, useEffect, useState } from 'react';

interface ListSearchProps {
  label: string;
  /** What can be searched for. */
  hint: string;
  value: string;
  onSearch: (text: string) => void;
}

/** A search that Enter or its button starts. */
export function ListSearch({ label, hint, value, onSearch }: ListSearchProps) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <Stack
      component="form"
      role="search"
      direction="row"
      onSubmit={submit}
      sx={{ gap: 1, flexGrow: 1, maxWidth: { sm: 480 } }}
    >
      <TextField
        label={label}
        placeholder={hint}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { type: 'search', maxLength: 60, enterKeyHint: 'search' } }}
        fullWidth
      />
      <Button type="submit" variant="outlined">
        Search
      </Button>
    </Stack>
  );
}
