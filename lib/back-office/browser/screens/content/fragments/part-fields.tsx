import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { Entries, LineField } from '../entries.tsx';
import { TilePictureField } from '../tile-picture-field.tsx';
import { FillFields } from './fill-fields.tsx';
import type { LinksPart, PanelLink, PicturePart } from './menu-panel.ts';
import { LinkAddressField } from './strip-form.tsx';

interface LinksFieldsProps {
  part: LinksPart;
  category: string;
  onChange: (part: LinksPart) => void;
}

/** A column: its heading, its links, and those below a line; prices and brands fill it by themselves. */
export function LinksFields({ part, category, onChange }: LinksFieldsProps) {
  return (
    <Stack spacing={2}>
      <LineField label="Heading" value={part.heading} onChange={(heading) => onChange({ ...part, heading })} />
      <LinkEntries name="link" links={part.links} onChange={(links) => onChange({ ...part, links })} />
      <FillFields
        category={category}
        onFill={(links) => onChange({ ...part, links: [...part.links.filter(isWritten), ...links] })}
      />
      <LinkEntries name="link below the line" links={part.more} onChange={(more) => onChange({ ...part, more })} />
    </Stack>
  );
}

const isWritten = ({ text, url }: PanelLink) => text.trim() !== '' || url.trim() !== '';

interface LinksProps {
  name: string;
  links: PanelLink[];
  onChange: (links: PanelLink[]) => void;
}

/** Links, each with its text and where it leads. */
export function LinkEntries({ name, links, onChange }: LinksProps) {
  return (
    <Entries name={name} entries={links} onChange={onChange} onAdd={() => onChange([...links, { text: '', url: '' }])}>
      {(link, _label, change) => (
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
          <LineField label="Text of the link" value={link.text} onChange={(text) => change({ ...link, text })} />
          <LinkAddressField value={link.url} onChange={(url) => change({ ...link, url })} />
        </Stack>
      )}
    </Entries>
  );
}

interface PictureFieldsProps {
  part: PicturePart;
  /** Names the part for screen readers. */
  label: string;
  onChange: (part: PicturePart) => void;
}

/** A picture that leads somewhere, with a heading and a line below it. */
export function PictureFields({ part, label, onChange }: PictureFieldsProps) {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
      <TilePictureField
        picture={part.picture}
        label={label}
        onChange={(picture, size) => onChange({ ...part, picture, ...size })}
      />
      <Stack spacing={2} sx={{ flexGrow: 1 }}>
        <LinkAddressField value={part.url} onChange={(url) => onChange({ ...part, url })} />
        <LineField
          label="Where it leads, in words"
          value={part.name}
          onChange={(name) => onChange({ ...part, name })}
        />
        <FormControlLabel
          control={
            <Checkbox checked={part.showsName} onChange={(_event, showsName) => onChange({ ...part, showsName })} />
          }
          label="Show these words below the picture; otherwise screen readers alone say them"
        />
        <LineField label="Heading" value={part.heading} onChange={(heading) => onChange({ ...part, heading })} />
        <LineField label="Line of text" value={part.text} onChange={(text) => onChange({ ...part, text })} />
      </Stack>
    </Stack>
  );
}
