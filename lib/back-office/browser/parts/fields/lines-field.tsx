import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { OrderButtons } from '../order-buttons.tsx';
import { withMoved } from '../with-moved.ts';
import { pastedLines, withLines } from './typed-lines.ts';

interface LinesFieldProps {
  label: string;
  /** What one line is called, such as `highlight`. */
  name: string;
  lines: readonly string[];
  onChange: (lines: string[]) => void;
  /** What is wrong with a line by its place, and with all of them at the empty place. */
  problems?: ReadonlyMap<string, string>;
  isDisabled?: boolean;
  hint?: string;
}

/** A list of short texts, one a line: Enter begins the next one, Alt with an arrow moves one, pasted lines become lines. */
export function LinesField({
  label,
  name,
  lines,
  onChange,
  problems = new Map(),
  hint = '',
  ...rest
}: LinesFieldProps) {
  const isDisabled = rest.isDisabled ?? false;
  const list = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  useEffect(() => {
    if (focused === null) return;
    list.current?.querySelectorAll('input')[focused]?.focus();
    setFocused(null);
  }, [focused]);

  function change(next: string[], at: number) {
    onChange(next);
    setFocused(Math.min(Math.max(at, 0), next.length - 1));
  }
  const move = (at: number, to: number) => {
    if (to >= 0 && to < lines.length) change(withMoved(lines, at, to), to);
  };
  const press = (event: KeyboardEvent, at: number) => {
    const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown';
    if (event.key === 'Enter') {
      event.preventDefault();
      change(lines.toSpliced(at + 1, 0, ''), at + 1);
    } else if (event.altKey && isArrow) {
      event.preventDefault();
      move(at, event.key === 'ArrowUp' ? at - 1 : at + 1);
    } else if (event.key === 'Backspace' && lines[at] === '' && lines.length > 1) {
      event.preventDefault();
      change(lines.toSpliced(at, 1), at - 1);
    }
  };
  const paste = (event: ClipboardEvent, at: number) => {
    const pasted = pastedLines(event.clipboardData.getData('text/plain'));
    if (pasted.length < 2) return;
    event.preventDefault();
    change(withLines(lines, pasted, at), at + pasted.length - 1);
  };

  return (
    <Stack role="group" aria-label={label} spacing={1}>
      <Typography variant="h3">{label}</Typography>
      <Stack component="ol" ref={list} spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {lines.map((line, at) => {
          const problem = problems.get(String(at)) ?? '';
          const called = `${name} ${at + 1}`;
          return (
            <Stack
              component="li"
              key={called}
              direction="row"
              useFlexGap
              sx={{ gap: 0.5, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
            >
              <TextField
                value={line}
                fullWidth
                disabled={isDisabled}
                error={problem !== ''}
                helperText={problem}
                onChange={(event) => onChange(lines.map((one, place) => (place === at ? event.target.value : one)))}
                onKeyDown={(event) => press(event, at)}
                onPaste={(event) => paste(event, at)}
                slotProps={{ htmlInput: { 'aria-label': called, maxLength: 200 } }}
              />
              {!isDisabled && (
                <Stack direction="row" sx={{ alignItems: 'start' }}>
                  <OrderButtons name={called} at={at} count={lines.length} onMove={(to) => move(at, to)} />
                  <Button
                    size="small"
                    color="error"
                    aria-label={`Remove ${called}`}
                    onClick={() => change(lines.toSpliced(at, 1), at)}
                  >
                    Remove
                  </Button>
                </Stack>
              )}
            </Stack>
          );
        })}
      </Stack>
      {(problems.get('') || hint) && (
        <FormHelperText error={problems.has('')}>{problems.get('') ?? hint}</FormHelperText>
      )}
      {!isDisabled && (
        <Button variant="outlined" onClick={() => change([...lines, ''], lines.length)} sx={{ alignSelf: 'start' }}>
          Add a {name}
        </Button>
      )}
    </Stack>
  );
}
