import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { PRICE_LIMITS } from '#lib/contract/list-vocabulary.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { mayCall } from '../../../api/session.ts';
import { useCall } from '../../../api/use-call.ts';
import { useSession } from '../../../shell/session-gate.tsx';
import { brandLinks, priceLinks } from './fill-column.ts';
import type { PanelLink } from './menu-panel.ts';

type Filling = '' | 'prices' | 'brands';

interface FillFieldsProps {
  category: string;
  onFill: (links: PanelLink[]) => void;
}

/** Fills a column with price bands of the category, or with brands. */
export function FillFields({ category, onFill }: FillFieldsProps) {
  const { session } = useSession();
  const [filling, setFilling] = useState<Filling>('');
  const choose = (next: Filling) => setFilling(filling === next ? '' : next);
  const fill = (links: PanelLink[]) => {
    onFill(links);
    setFilling('');
  };
  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button size="small" aria-expanded={filling === 'prices'} onClick={() => choose('prices')}>
          Add prices
        </Button>
        {mayCall(session, 'BrandRecords') && (
          <Button size="small" aria-expanded={filling === 'brands'} onClick={() => choose('brands')}>
            Add brands
          </Button>
        )}
      </Stack>
      {filling === 'prices' && <Prices category={category} onFill={fill} />}
      {filling === 'brands' && <Brands onFill={fill} />}
    </Stack>
  );
}

function Prices({ category, onFill }: FillFieldsProps) {
  const [from, setFrom] = useState(0);
  const [to, setTo] = useState(0);
  const links = priceLinks(category, { from, to });
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, alignItems: { sm: 'flex-start' } }}>
      <Limit label="Prices from" none="the lowest" value={from} onChange={setFrom} />
      <Limit label="Prices to" none="the highest" value={to} onChange={setTo} />
      <Button variant="outlined" disabled={links.length === 0} onClick={() => onFill(links)}>
        {links.length === 0 ? 'No price between' : `Add ${links.length} links`}
      </Button>
    </Stack>
  );
}

interface LimitProps {
  label: string;
  none: string;
  value: number;
  onChange: (value: number) => void;
}

function Limit({ label, none, value, onChange }: LimitProps) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
      sx={{ minWidth: 170 }}
    >
      <MenuItem value={0}>{none}</MenuItem>
      {PRICE_LIMITS.map((limit) => (
        <MenuItem key={limit} value={limit}>
          {formatPaise(limit * 100)}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Brands({ onFill }: Pick<FillFieldsProps, 'onFill'>) {
  const records = useCall('BrandRecords', {});
  const [chosen, setChosen] = useState<{ slug: string; name: string }[]>([]);
  const brands = (records.data ?? []).map(({ Id, Fields }) => ({ slug: Id, name: String(Fields.Name ?? Id) }));
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, alignItems: { sm: 'flex-start' } }}>
      <Box sx={{ flexGrow: 1, maxWidth: 520 }}>
        <Autocomplete
          multiple
          options={brands}
          value={chosen}
          loading={records.isFetching}
          onChange={(_event, next) => setChosen(next)}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ slug }) => slug}
          isOptionEqualToValue={(one, other) => one.slug === other.slug}
          renderInput={(params) => <TextField {...params} label="Brands" />}
        />
      </Box>
      <Button variant="outlined" disabled={chosen.length === 0} onClick={() => onFill(brandLinks(chosen))}>
        Add {chosen.length} {chosen.length === 1 ? 'link' : 'links'}
      </Button>
    </Stack>
  );
}
