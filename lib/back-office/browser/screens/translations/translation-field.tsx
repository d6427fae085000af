import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { CallData } from '../../api/call.ts';
import { fieldName, STATES } from './translation-texts.ts';

export type TranslatedField = CallData<'TranslationRecord'>['Fields'][number];

interface TranslationFieldProps {
  field: TranslatedField;
  language: { code: string; name: string };
  text: string;
  isDisabled: boolean;
  /** What somebody else has saved since this text was begun; undefined where nobody has. */
  savedMeanwhile?: string | undefined;
  onChange: (text: string) => void;
}

/** A text in English, and beside it, on a phone below it, in the other language. */
export function TranslationField({
  field,
  language,
  text,
  isDisabled,
  savedMeanwhile,
  onChange,
}: TranslationFieldProps) {
  const { Field, English, State, Form, MaximumLength } = field;
  const isLong = Form !== 'line';
  const state = STATES[State];
  const monospace = Form === 'html' ? { fontFamily: 'monospace', fontSize: 13 } : {};
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, alignItems: 'start' }}>
      <Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 0.5 }}>
          <Typography component="h3" sx={{ fontWeight: 600 }}>
            {fieldName(Field)}
          </Typography>
          <Chip size="small" variant="outlined" color={state.color} label={state.label} />
        </Box>
        <Typography
          component="div"
          // A long text scrolls, also by the keyboard.
          {...(isLong && { tabIndex: 0, role: 'group', 'aria-label': `${fieldName(Field)} in English` })}
          sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxHeight: 260, overflowY: 'auto', ...monospace }}
        >
          {English}
        </Typography>
      </Box>
      <TextField
        label={`${fieldName(Field)} in ${language.name}`}
        value={text}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.value)}
        multiline={isLong}
        {...(isLong && { minRows: Form === 'html' ? 6 : 3, maxRows: 14 })}
        helperText={helperOf(field, text, savedMeanwhile, language.code)}
        slotProps={{ htmlInput: { lang: language.code, maxLength: MaximumLength, style: monospace } }}
        fullWidth
      />
    </Box>
  );
}

/** What stands below the field: what somebody else saved meanwhile, or what shoppers read without a text. */
function helperOf({ Default }: TranslatedField, text: string, savedMeanwhile: string | undefined, code: string) {
  if (savedMeanwhile !== undefined)
    return (
      <>
        Saved in the meantime: <span lang={code}>{savedMeanwhile || 'no text'}</span>
      </>
    );
  return Default && text === '' ? <span lang={code}>Shoppers read: {Default}</span> : undefined;
}
