import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../../parts/screen.tsx';
import { EntryButtons, LineField } from '../entries.tsx';
import { ParagraphField } from './paragraph-field.tsx';
import { LinkEntries } from './part-fields.tsx';
import type { TextBlock } from './text-blocks.ts';
import { TextPreview } from './text-preview.tsx';

const NAMES: Readonly<Record<TextBlock['kind'], string>> = {
  heading: 'Heading',
  paragraph: 'Text',
  links: 'List of links',
};

interface TextFormProps {
  blocks: readonly TextBlock[];
  onChange: (blocks: TextBlock[]) => void;
}

/** The parts of a text around every page in their order, and what they look like. */
export function TextForm({ blocks, onChange }: TextFormProps) {
  const add = (block: TextBlock) => onChange([...blocks, block]);
  return (
    <Stack spacing={2}>
      {blocks.length === 0 && (
        <EmptyState title="Nothing here yet">Shoppers do not see it. Add a text or a list of links.</EmptyState>
      )}
      <Stack component="ol" spacing={2} aria-label="Parts of the text" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {blocks.map((block, at) => {
          const label = `Part ${at + 1}`;
          const set = (next: TextBlock) => onChange(blocks.map((one, place) => (place === at ? next : one)));
          return (
            <Paper component="li" key={label} aria-label={label} sx={{ p: 2 }}>
              <Stack direction="row" useFlexGap sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap', mb: 2 }}>
                <Typography variant="h2" sx={{ flexGrow: 1 }}>
                  {label}: {NAMES[block.kind]}
                </Typography>
                <EntryButtons name={label} at={at} entries={blocks} onChange={onChange} />
              </Stack>
              <BlockFields block={block} label={label} onChange={set} />
            </Paper>
          );
        })}
      </Stack>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => add({ kind: 'paragraph', text: '' })}>
          Add a text
        </Button>
        <Button variant="outlined" onClick={() => add({ kind: 'heading', text: '', level: 2 })}>
          Add a heading
        </Button>
        <Button variant="outlined" onClick={() => add({ kind: 'links', links: [{ text: '', url: '' }] })}>
          Add a list of links
        </Button>
      </Stack>
      {blocks.length > 0 && <TextPreview blocks={blocks} />}
    </Stack>
  );
}

interface BlockFieldsProps {
  block: TextBlock;
  /** Names the part for screen readers. */
  label: string;
  onChange: (block: TextBlock) => void;
}

function BlockFields({ block, label, onChange }: BlockFieldsProps) {
  switch (block.kind) {
    case 'heading':
      return <LineField label="Heading" value={block.text} onChange={(text) => onChange({ ...block, text })} />;
    case 'paragraph':
      return <ParagraphField label={label} text={block.text} onChange={(text) => onChange({ ...block, text })} />;
    default:
      return <LinkEntries name="link" links={block.links} onChange={(links) => onChange({ ...block, links })} />;
  }
}
