import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ENGRAVING_SCRIPTS } from '#lib/contract/engraving-vocabulary.ts';
import { DecimalField } from '../../../parts/fields/decimal-field.tsx';
import { sentenceOf } from '../../../parts/labels.ts';
import { textIn, textsIn } from './product-form.ts';

interface EngravingFieldsProps {
  value: unknown;
  onChange: (engraving: unknown) => void;
  problems: ReadonlyMap<string, string>;
  isDisabled: boolean;
}

const NEW_ENGRAVING = { MaxLetters: 20, Place: 'Case back', Price: 0, ExtraDays: 2, Scripts: ['latin'] };
const NUMBERS = [
  ['MaxLetters', 'Letters at most', ''],
  ['Price', 'Price', '₹'],
  ['ExtraDays', 'Further days', 'days'],
] as const;

/** How a product is engraved on request, or that it is not. */
export function EngravingFields({ value, onChange, problems, isDisabled }: EngravingFieldsProps) {
  const engraving: Readonly<Record<string, unknown>> | null = typeof value === 'object' && value ? { ...value } : null;
  const set = (name: string, next: unknown) => onChange({ ...engraving, [name]: next });
  const scripts = engraving ? textsIn(engraving, 'Scripts') : [];
  return (
    <Stack spacing={2}>
      <FormControlLabel
        control={
          <Checkbox
            checked={engraving !== null}
            disabled={isDisabled}
            onChange={(_event, isOffered) => onChange(isOffered ? NEW_ENGRAVING : undefined)}
          />
        }
        label="Engraved on request"
      />
      {engraving && (
        <>
          <TextField
            label="Place"
            value={textIn(engraving, 'Place')}
            disabled={isDisabled}
            error={problems.has('Place')}
            helperText={problems.get('Place') ?? 'Where the letters stand, such as Case back'}
            onChange={(event) => set('Place', event.target.value)}
          />
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
            {NUMBERS.map(([name, label, unit]) => (
              <DecimalField
                key={name}
                label={label}
                unit={unit}
                value={engraving[name]}
                problem={problems.get(name) ?? ''}
                isDisabled={isDisabled}
                onChange={(next) => set(name, next ?? '')}
              />
            ))}
          </Stack>
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
            {ENGRAVING_SCRIPTS.map((script) => (
              <FormControlLabel
                key={script}
                control={
                  <Checkbox
                    checked={scripts.includes(script)}
                    disabled={isDisabled}
                    onChange={(_event, isCut) =>
                      set(
                        'Scripts',
                        ENGRAVING_SCRIPTS.filter((one) => (one === script ? isCut : scripts.includes(one))),
                      )
                    }
                  />
                }
                label={`${sentenceOf(script)} letters`}
              />
            ))}
          </Stack>
          {['', 'Scripts'].map(
            (path) =>
              problems.has(path) && (
                <FormHelperText key={path} error>
                  {problems.get(path)}
                </FormHelperText>
              ),
          )}
        </>
      )}
    </Stack>
  );
}
