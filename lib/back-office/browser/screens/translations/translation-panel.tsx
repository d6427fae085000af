import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { TranslationKind } from '#lib/contract/translation-vocabulary.ts';
import { mayCall } from '../../api/session.ts';
import { Panel } from '../../parts/screen.tsx';
import { useSession } from '../../shell/session-gate.tsx';
import { TranslationForm } from './translation-form.tsx';
import { languageName, languagesOf } from './translation-texts.ts';

/** In an editor: what it edits, in the other languages of the store. A language is read when it is opened. */
export function TranslationPanel({ kind, id }: { kind: TranslationKind; id: string }) {
  const { session } = useSession();
  const [open, setOpen] = useState('');
  if (!mayCall(session, 'TranslationRecord')) return null;
  return (
    <Panel
      title="Other languages"
      actions={
        <Stack direction="row" sx={{ gap: 1 }}>
          {languagesOf(kind).map(({ code }) => (
            <Button
              key={code}
              variant="outlined"
              aria-expanded={open === code}
              onClick={() => setOpen(open === code ? '' : code)}
            >
              {languageName(code)}
            </Button>
          ))}
        </Stack>
      }
    >
      {open === '' ? (
        <Typography color="text.secondary">
          What is not translated is shown in the store’s own words where it knows them, and in English otherwise.
        </Typography>
      ) : (
        <TranslationForm key={`${open} ${id}`} kind={kind} id={id} language={open} />
      )}
    </Panel>
  );
}
