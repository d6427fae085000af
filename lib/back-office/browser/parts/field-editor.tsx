import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { sentenceOf } from './labels.ts';

type Fields = Readonly<Record<string, unknown>>;

interface FieldEditorProps {
  fields: Fields;
  onChange: (name: string, value: unknown) => void;
  isDisabled?: boolean;
}

const LONG_TEXT = 80;

/** Edits the fields of a record by their kinds: texts, numbers, yes or no; lists and groups as JSON. */
export function FieldEditor({ fields, onChange, isDisabled = false }: FieldEditorProps) {
  return (
    <Stack spacing={2} sx={{ maxWidth: 760 }}>
      {Object.entries(fields).map(([name, value]) => (
        <OneField
          key={name}
          name={name}
          value={value}
          isDisabled={isDisabled}
          onChange={(next) => onChange(name, next)}
        />
      ))}
    </Stack>
  );
}

interface OneFieldProps {
  name: string;
  value: unknown;
  isDisabled: boolean;
  onChange: (value: unknown) => void;
}

function OneField({ name, value, isDisabled, onChange }: OneFieldProps) {
  const label = sentenceOf(name);
  if (typeof value === 'boolean') {
    return (
      <FormControlLabel
        control={<Checkbox checked={value} disabled={isDisabled} onChange={(_event, next) => onChange(next)} />}
        label={label}
      />
    );
  }
  if (typeof value === 'string') {
    return (
      <TextField
        label={label}
        value={value}
        disabled={isDisabled}
        multiline={value.length > LONG_TEXT || value.includes('\n')}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  return <JsonField label={label} value={value} isDisabled={isDisabled} onChange={onChange} />;
}

/** A number, a list or a group: what is typed counts as soon as it is JSON. */
function JsonField({ label, value, isDisabled, onChange }: Omit<OneFieldProps, 'name'> & { label: string }) {
  const isGroup = typeof value === 'object' && value !== null;
  const [text, setText] = useState(() => JSON.stringify(value, null, isGroup ? 2 : 0));
  const [isWrong, setWrong] = useState(false);
  function type(next: string) {
    setText(next);
    try {
      onChange(JSON.parse(next));
      setWrong(false);
    } catch {
      // Half typed: the value stays what it was until this can be read.
      setWrong(true);
    }
  }
  return (
    <TextField
      label={label}
      value={text}
      disabled={isDisabled}
      error={isWrong}
      helperText={isWrong ? 'This cannot be read yet: look for a missing comma, quote or bracket.' : ''}
      multiline={isGroup}
      maxRows={16}
      onChange={(event) => type(event.target.value)}
      slotProps={{ htmlInput: { spellCheck: false, style: isGroup ? { fontFamily: 'monospace', fontSize: 14 } : {} } }}
    />
  );
}

/** The fields that differ from what was read. */
export function changedFields(before: Fields, after: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])),
  );
}
