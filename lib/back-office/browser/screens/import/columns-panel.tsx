import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { IMPORT_ENCODINGS } from '#lib/contract/import-vocabulary.ts';
import { useChange } from '../../api/use-call.ts';
import { Problem } from '../../parts/problem.tsx';
import { Panel } from '../../parts/screen.tsx';
import { FORMAT_TEXTS } from './import-texts.ts';
import type { CatalogueImport } from './import-upload.ts';
import {
  type FieldSource,
  fieldSourceOf,
  filledMapping,
  type ImportMapping,
  shownFields,
  withSource,
} from './mapping-rows.ts';

interface ColumnsPanelProps {
  found: CatalogueImport;
  /** The mapping to begin with. */
  first: ImportMapping;
  /** Our fields that a column can fill. */
  fields: readonly string[];
}

/** Names the columns of a file for our fields, and begins the check. */
export function ColumnsPanel({ found, first, fields }: ColumnsPanelProps) {
  const { Columns: columns, Format: format } = found;
  const isKnown = format !== '';
  const [mapping, setMapping] = useState(first);
  const [encoding, setEncoding] = useState(found.Encoding);
  const [setsStock, setSetsStock] = useState(found.SetStock);
  const [isOpen, setOpen] = useState(found.State === 'received' && (!isKnown || Object.keys(first).length > 0));
  const change = useChange('CheckCatalogueImport');
  const rows = shownFields(mapping);
  const others = fields.filter((field) => !rows.some(([shown]) => shown === field));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const Mapping = columns.length === 0 ? {} : filledMapping(mapping);
    change.mutate({ ImportId: found.ImportId, Mapping, Encoding: encoding, SetStock: setsStock });
  };
  return (
    <Panel title="Columns">
      <Stack component="form" spacing={2} onSubmit={submit}>
        {(isKnown || isOpen) && (
          <Alert severity={isKnown ? 'success' : 'info'} variant="outlined">
            {isKnown
              ? `${found.Catalogue.Name} is ${FORMAT_TEXTS[format] ?? format}: its columns are recognised.`
              : `The columns of ${found.Catalogue.Name} are not recognised. Say which of them is which field; what is the same for every product can be typed.`}
          </Alert>
        )}
        {change.error && <Problem error={change.error} />}
        {columns.length > 0 && !isOpen && (
          <Button variant="text" sx={{ alignSelf: 'start' }} onClick={() => setOpen(true)}>
            Name the columns otherwise
          </Button>
        )}
        {columns.length > 0 && isOpen && (
          <Stack spacing={1.5}>
            {rows.map(([field, label]) => (
              <FieldRow
                key={field}
                label={label}
                columns={columns}
                source={fieldSourceOf(mapping, field)}
                onChange={(source) => setMapping(withSource(mapping, field, source))}
              />
            ))}
            {others.length > 0 && (
              <TextField
                select
                label="Another field"
                value=""
                onChange={({ target }) => setMapping(withSource(mapping, target.value, { kind: 'column', text: '' }))}
                sx={{ maxWidth: 320 }}
              >
                {others.map((field) => (
                  <MenuItem key={field} value={field}>
                    {field}
                  </MenuItem>
                ))}
              </TextField>
            )}
          </Stack>
        )}
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, alignItems: { sm: 'center' } }}>
          <TextField
            select
            label="Letters of the file"
            value={encoding}
            onChange={({ target }) => setEncoding(IMPORT_ENCODINGS.find((one) => one === target.value) ?? 'utf-8')}
            sx={{ minWidth: 200 }}
          >
            {IMPORT_ENCODINGS.map((one) => (
              <MenuItem key={one} value={one}>
                {ENCODING_TEXTS[one]}
              </MenuItem>
            ))}
          </TextField>
          <FormControlLabel
            control={<Checkbox checked={setsStock} onChange={(_event, isSet) => setSetsStock(isSet)} />}
            label="Also set the stock of sizes that exist already"
          />
        </Stack>
        <Button type="submit" variant="contained" loading={change.isPending} sx={{ alignSelf: 'start' }}>
          {found.State === 'checked' ? 'Check it again' : 'Check the file'}
        </Button>
      </Stack>
    </Panel>
  );
}

const ENCODING_TEXTS: Readonly<Record<(typeof IMPORT_ENCODINGS)[number], string>> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252',
  'utf-16le': 'UTF-16',
};

const CONSTANT = 'constant';
const COLUMN = 'column ';

interface FieldRowProps {
  label: string;
  columns: CatalogueImport['Columns'];
  source: FieldSource;
  onChange: (source: FieldSource) => void;
}

function FieldRow({ label, columns, source, onChange }: FieldRowProps) {
  const { kind, text } = source;
  const named = columns.find(({ Name }) => Name === text);
  const value = kind === 'constant' ? CONSTANT : kind === 'column' && named ? `${COLUMN}${text}` : '';
  const choose = (chosen: string) => {
    if (chosen === CONSTANT) onChange({ kind: 'constant', text: '' });
    else if (chosen === '') onChange({ kind: 'recognised', text: '' });
    else onChange({ kind: 'column', text: chosen.slice(COLUMN.length) });
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', md: '320px 1fr' }, alignItems: 'center' }}>
      <TextField
        select
        label={label}
        value={value}
        onChange={({ target }) => choose(target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">As recognised, or not in the file</MenuItem>
        <MenuItem value={CONSTANT}>The same for every product</MenuItem>
        {columns.map(({ Name }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name
          <MenuItem key={at} value={`${COLUMN}${Name}`}>
            {Name}
          </MenuItem>
        ))}
      </TextField>
      {kind === 'constant' ? (
        <TextField
          label={`${label} of every product`}
          value={text}
          onChange={({ target }) => onChange({ kind, text: target.value })}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      ) : (
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {named && named.Examples.length > 0 && `such as ${named.Examples.join(', ')}`}
        </Typography>
      )}
    </Box>
  );
}
