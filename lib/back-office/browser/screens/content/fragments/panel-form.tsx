import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../../parts/screen.tsx';
import { EntryButtons } from '../entries.tsx';
import type { PanelPart } from './menu-panel.ts';
import { LinksFields, PictureFields } from './part-fields.tsx';

const NAMES: Readonly<Record<PanelPart['kind'], string>> = { links: 'Column of links', picture: 'Picture' };

interface PanelFormProps {
  parts: readonly PanelPart[];
  /** The address of the category whose panel it is. */
  category: string;
  isPhone: boolean;
  onChange: (parts: PanelPart[]) => void;
}

/** The parts of a menu panel in their order: columns of links and pictures. */
export function PanelForm({ parts, category, isPhone, onChange }: PanelFormProps) {
  const addLinks = () => onChange([...parts, { kind: 'links', heading: '', links: [{ text: '', url: '' }], more: [] }]);
  const addPicture = () =>
    onChange([
      ...parts,
      {
        kind: 'picture',
        picture: '',
        width: 0,
        height: 0,
        url: '',
        name: '',
        showsName: isPhone,
        heading: '',
        text: '',
      },
    ]);
  return (
    <Stack spacing={2}>
      {parts.length === 0 && (
        <EmptyState title="Nothing in the panel yet">
          Shoppers see the categories alone. Add a column of links, or a picture that leads to a list.
        </EmptyState>
      )}
      <Stack component="ol" spacing={2} aria-label="Parts of the panel" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {parts.map((part, at) => {
          const label = `Part ${at + 1}`;
          const set = (next: PanelPart) => onChange(parts.map((one, place) => (place === at ? next : one)));
          return (
            <Paper component="li" key={label} aria-label={label} sx={{ p: 2 }}>
              <Stack direction="row" useFlexGap sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap', mb: 2 }}>
                <Typography variant="h2" sx={{ flexGrow: 1 }}>
                  {label}: {NAMES[part.kind]}
                </Typography>
                <EntryButtons name={label} at={at} entries={parts} onChange={onChange} />
              </Stack>
              {part.kind === 'links' ? (
                <LinksFields part={part} category={category} onChange={set} />
              ) : (
                <PictureFields part={part} label={label} onChange={set} />
              )}
            </Paper>
          );
        })}
      </Stack>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={addLinks}>
          Add a column of links
        </Button>
        <Button variant="outlined" onClick={addPicture}>
          Add a picture
        </Button>
      </Stack>
    </Stack>
  );
}
