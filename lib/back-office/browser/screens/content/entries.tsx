import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { sentenceOf } from '../../parts/labels.ts';
import { OrderButtons } from '../../parts/order-buttons.tsx';
import { withMoved } from '../../parts/with-moved.ts';

interface EntriesProps<Entry> {
  /** What an entry is, such as `tile`. */
  name: string;
  entries: readonly Entry[];
  onChange: (entries: Entry[]) => void;
  onAdd: () => void;
  children: (entry: Entry, label: string, change: (entry: Entry) => void) => ReactNode;
}

/** The entries of a section, which can be changed, moved, removed and added. */
export function Entries<Entry>({ name, entries, onChange, onAdd, children }: EntriesProps<Entry>) {
  return (
    <Stack spacing={2}>
      {entries.map((entry, at) => {
        const label = `${name} ${at + 1}`;
        return (
          <Stack
            key={label}
            role="group"
            aria-label={label}
            spacing={1.5}
            sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}
          >
            <Stack direction="row" useFlexGap sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
              <Typography variant="h3" sx={{ flexGrow: 1 }}>
                {sentenceOf(label)}
              </Typography>
              <EntryButtons name={label} at={at} entries={entries} onChange={onChange} />
            </Stack>
            {children(entry, label, (next) => onChange(entries.map((one, place) => (place === at ? next : one))))}
          </Stack>
        );
      })}
      <Button variant="outlined" onClick={onAdd} sx={{ alignSelf: 'flex-start' }}>
        Add a {name}
      </Button>
    </Stack>
  );
}

interface EntryButtonsProps<Entry> {
  /** What the entry is called, with its number. */
  name: string;
  at: number;
  entries: readonly Entry[];
  onChange: (entries: Entry[]) => void;
}

/** Moves an entry of a list, or removes it. */
export function EntryButtons<Entry>({ name, at, entries, onChange }: EntryButtonsProps<Entry>) {
  return (
    <Stack direction="row">
      <OrderButtons name={name} at={at} count={entries.length} onMove={(to) => onChange(withMoved(entries, at, to))} />
      <Button
        size="small"
        color="error"
        aria-label={`Remove ${name}`}
        onClick={() => onChange(entries.filter((_one, place) => place !== at))}
      >
        Remove
      </Button>
    </Stack>
  );
}

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A text of one line. */
export function LineField({ label, value, onChange }: FieldProps) {
  return <TextField label={label} value={value} fullWidth onChange={(event) => onChange(event.target.value)} />;
}

/** A path of the store, written as people copy it: with its slash or without. */
export function PathField({ value, onChange }: Omit<FieldProps, 'label'>) {
  return (
    <TextField
      label="Address in the shop"
      value={value}
      fullWidth
      placeholder="watches/men"
      helperText="Without the first slash"
      onChange={(event) => onChange(event.target.value.trim().replace(/^\/+/, ''))}
    />
  );
}
