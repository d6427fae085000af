import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { groupIn, textIn, textsIn } from './product-form.ts';

interface MediaFieldsProps {
  fields: Readonly<Record<string, unknown>>;
  problem: string;
  isDisabled: boolean;
  onRemove: (name: 'Video' | 'Turn') => void;
}

/** The video and the spin of a product, which an import brings: shown by name, and taken away. */
export function MediaFields({ fields, problem, isDisabled, onRemove }: MediaFieldsProps) {
  const file = textIn(groupIn(fields, 'Video'), 'File');
  const frames = textsIn(fields, 'Turn').length;
  const lines = [
    ...(file === '' ? [] : [{ name: 'Video' as const, text: `Video: ${file}`, button: 'Remove the video' }]),
    ...(frames === 0
      ? []
      : [{ name: 'Turn' as const, text: `360° view of ${frames} photos`, button: 'Remove the view' }]),
  ];
  return (
    <Stack spacing={1}>
      {lines.map(({ name, text, button }) => (
        <Stack key={name} direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>
          {!isDisabled && (
            <Button size="small" color="error" onClick={() => onRemove(name)}>
              {button}
            </Button>
          )}
        </Stack>
      ))}
      <Typography color="text.secondary" variant="body2">
        Another one comes with an import, beside the photos of its file.
      </Typography>
      {problem !== '' && <FormHelperText error>{problem}</FormHelperText>}
    </Stack>
  );
}
