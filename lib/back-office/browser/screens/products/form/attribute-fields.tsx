import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { AttributeKind } from '#lib/contract/product-vocabulary.ts';
import { DecimalField } from '../../../parts/fields/decimal-field.tsx';
import { SuggestedText, SuggestedWords } from '../../../parts/fields/suggested-field.tsx';
import { problemsWithin } from '../../../parts/row-problems.ts';
import { attributeLabel } from './attribute-labels.ts';
import { StoneFields } from './stone-fields.tsx';

type Fields = Readonly<Record<string, unknown>>;

/** An attribute that a kind of goods may have, and what other products have for it. */
export interface KnownAttribute {
  name: string;
  kind: AttributeKind;
  suggestions: readonly string[];
}

interface AttributeFieldsProps {
  attributes: Fields;
  known: readonly KnownAttribute[];
  onChange: (attributes: Fields) => void;
  /** By the paths inside `Attributes`. */
  problems: ReadonlyMap<string, string>;
  isDisabled: boolean;
}

const BREAKUP = ['Metal', 'Making', 'Stones', 'Gst'] as const;
const isWide = (kind: AttributeKind) => kind === 'stones' || kind === 'breakup';

/** The specification of a product: every attribute of its kind of goods; an empty one is not stated. */
export function AttributeFields({ attributes, known, onChange, problems, isDisabled }: AttributeFieldsProps) {
  const set = (name: string, value: unknown) => {
    const { [name]: _before, ...rest } = attributes;
    // The place of an attribute stays, so that typing and taking back is no change.
    const entries = Object.entries(attributes).map(([key, one]) => [key, key === name ? value : one] as const);
    const next = name in attributes ? Object.fromEntries(entries) : { ...attributes, [name]: value };
    onChange(value === undefined ? rest : next);
  };
  return (
    <Stack role="group" aria-label="Specification" spacing={2}>
      <Typography color="text.secondary" variant="body2">
        What is empty is not stated. Lists suggest what other products have, so that filters show one word for one
        thing.
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridAutoFlow: 'dense',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {known.map((attribute) => (
          <Box key={attribute.name} sx={isWide(attribute.kind) ? { gridColumn: '1 / -1' } : {}}>
            <OneAttribute
              {...attribute}
              value={attributes[attribute.name]}
              isDisabled={isDisabled}
              problems={problemsWithin(problems, attribute.name)}
              onChange={(value) => set(attribute.name, value)}
            />
          </Box>
        ))}
      </Box>
      {problems.has('') && <FormHelperText error>{problems.get('')}</FormHelperText>}
    </Stack>
  );
}

interface OneAttributeProps extends KnownAttribute {
  value: unknown;
  onChange: (value: unknown) => void;
  problems: ReadonlyMap<string, string>;
  isDisabled: boolean;
}

function OneAttribute({ name, kind, suggestions, value, onChange, problems, isDisabled }: OneAttributeProps) {
  const { label, unit } = attributeLabel(name);
  const problem = [...problems.values()].join('; ');
  const shared = { label, problem, isDisabled };
  const text = typeof value === 'string' ? value : '';
  switch (kind) {
    case 'number':
    case 'whole':
      return <DecimalField {...shared} unit={unit} value={value} onChange={onChange} />;
    case 'words':
      return (
        <SuggestedWords
          {...shared}
          options={suggestions}
          value={Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []}
          onChange={(next) => onChange(next.length === 0 ? undefined : next)}
        />
      );
    case 'yes-no':
      return (
        <TextField
          select
          fullWidth
          label={label}
          value={typeof value === 'boolean' ? String(value) : ''}
          disabled={isDisabled}
          error={problem !== ''}
          helperText={problem}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.value === 'true')}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">Not stated</MenuItem>
          <MenuItem value="true">Yes</MenuItem>
          <MenuItem value="false">No</MenuItem>
        </TextField>
      );
    case 'date':
      return (
        <TextField
          type="date"
          fullWidth
          label={label}
          value={text}
          disabled={isDisabled}
          error={problem !== ''}
          helperText={problem}
          onChange={({ target }) => onChange(target.value || undefined)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      );
    case 'stones':
      return <StoneFields value={value} onChange={onChange} problems={problems} isDisabled={isDisabled} />;
    case 'breakup':
      return (
        <BreakupFields label={label} value={value} onChange={onChange} problems={problems} isDisabled={isDisabled} />
      );
    default:
      return (
        <SuggestedText
          {...shared}
          options={suggestions}
          value={text}
          onChange={(next) => onChange(next === '' ? undefined : next)}
        />
      );
  }
}

type BreakupFieldsProps = Pick<OneAttributeProps, 'value' | 'onChange' | 'problems' | 'isDisabled'> & { label: string };

function BreakupFields({ label, value, onChange, problems, isDisabled }: BreakupFieldsProps) {
  const parts: Fields = typeof value === 'object' && value !== null ? { ...value } : {};
  const set = (name: string, next: unknown) => {
    const { [name]: _before, ...rest } = parts;
    const changed = next === undefined ? rest : { ...parts, [name]: next };
    onChange(Object.keys(changed).length === 0 ? undefined : changed);
  };
  return (
    <Stack role="group" aria-label={label} spacing={1}>
      <Typography variant="h3">{label}</Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        {BREAKUP.map((name) => (
          <DecimalField
            key={name}
            label={name === 'Gst' ? 'GST' : name}
            value={parts[name]}
            problem={problems.get(name) ?? ''}
            isDisabled={isDisabled}
            onChange={(next) => set(name, next)}
          />
        ))}
      </Stack>
      {problems.has('') && <FormHelperText error>{problems.get('')}</FormHelperText>}
    </Stack>
  );
}
