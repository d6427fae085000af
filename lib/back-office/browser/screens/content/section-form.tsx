import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { COMMON_ORDERS } from '#lib/contract/list-vocabulary.ts';
import { TRUST_ICONS } from '#lib/contract/vocabulary.ts';
import { sentenceOf } from '../../parts/labels.ts';
import { Entries, LineField, PathField } from './entries.tsx';
import type { LayoutSection } from './home-sections.ts';
import { TilePictureField } from './tile-picture-field.tsx';

interface SectionFormProps<Section extends LayoutSection = LayoutSection> {
  section: Section;
  onChange: (section: LayoutSection) => void;
}

/** The sections that have a field. */
type With<LineField extends string> = Extract<LayoutSection, Record<LineField, unknown>>;

/** The fields of a section by its kind. */
export function SectionForm({ section, onChange }: SectionFormProps) {
  return (
    <Stack spacing={2}>
      <LineField label="Title" value={section.Title} onChange={(Title) => onChange({ ...section, Title })} />
      <FieldsOfKind section={section} onChange={onChange} />
    </Stack>
  );
}

function FieldsOfKind({ section, onChange }: SectionFormProps) {
  switch (section.Kind) {
    case 'hero':
    case 'tiles':
      return <Tiles section={section} onChange={onChange} />;
    case 'rail':
      return <Rail section={section} onChange={onChange} />;
    case 'trust':
      return <Points section={section} onChange={onChange} />;
    default:
      return (
        <Typography color="text.secondary">The shop fills this section by itself; you choose its title.</Typography>
      );
  }
}

function Tiles({ section, onChange }: SectionFormProps<With<'Tiles'>>) {
  const { Tiles: tiles } = section;
  const set = (next: typeof tiles) => onChange({ ...section, Tiles: next });
  return (
    <Entries
      name="tile"
      entries={tiles}
      onChange={set}
      onAdd={() => set([...tiles, { Title: '', Text: '', Url: '', Image: '' }])}
    >
      {(tile, label, change) => (
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
          <TilePictureField picture={tile.Image} label={label} onChange={(Image) => change({ ...tile, Image })} />
          <Stack spacing={2} sx={{ flexGrow: 1 }}>
            <LineField label="Title of the tile" value={tile.Title} onChange={(Title) => change({ ...tile, Title })} />
            <LineField label="Text" value={tile.Text} onChange={(Text) => change({ ...tile, Text })} />
            <PathField value={tile.Url} onChange={(Url) => change({ ...tile, Url })} />
          </Stack>
        </Stack>
      )}
    </Entries>
  );
}

function Rail({ section, onChange }: SectionFormProps<With<'ListUrl'>>) {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
      <PathField value={section.ListUrl} onChange={(ListUrl) => onChange({ ...section, ListUrl })} />
      <TextField
        select
        label="Order"
        value={section.Sort}
        onChange={({ target }) =>
          onChange({ ...section, Sort: COMMON_ORDERS.find((order) => order === target.value) ?? section.Sort })
        }
        sx={{ minWidth: 180 }}
      >
        {[...new Set([...COMMON_ORDERS, section.Sort])].map((order) => (
          <MenuItem key={order} value={order}>
            {sentenceOf(order)}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}

function Points({ section, onChange }: SectionFormProps<With<'Points'>>) {
  const { Points: points } = section;
  const set = (next: typeof points) => onChange({ ...section, Points: next });
  return (
    <Entries
      name="promise"
      entries={points}
      onChange={set}
      onAdd={() => set([...points, { Icon: 'delivery', Title: '', Text: '', Url: '' }])}
    >
      {(point, _label, change) => (
        <Stack spacing={2}>
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
            <TextField
              select
              label="Picture"
              value={point.Icon}
              onChange={({ target }) =>
                change({ ...point, Icon: TRUST_ICONS.find((icon) => icon === target.value) ?? point.Icon })
              }
              sx={{ minWidth: 150 }}
            >
              {TRUST_ICONS.map((icon) => (
                <MenuItem key={icon} value={icon}>
                  {sentenceOf(icon)}
                </MenuItem>
              ))}
            </TextField>
            <LineField label="Promise" value={point.Title} onChange={(Title) => change({ ...point, Title })} />
          </Stack>
          <LineField label="Text" value={point.Text} onChange={(Text) => change({ ...point, Text })} />
          <PathField value={point.Url} onChange={(Url) => change({ ...point, Url })} />
        </Stack>
      )}
    </Entries>
  );
}
