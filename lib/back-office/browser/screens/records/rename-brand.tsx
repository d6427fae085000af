import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import type { CallData } from '../../api/call.ts';
import { useNotices } from '../../parts/notices.tsx';
import { Problem } from '../../parts/problem.tsx';
import { rowProblems } from '../../parts/row-problems.ts';
import { useCheckedChange } from '../../parts/use-checked-change.ts';

interface RenameBrandProps {
  brand: { Id: string; Version: number };
  onRenamed: () => void;
}

/** Renames a brand with its products and all that names it: first shows what changes, then does it. */
export function RenameBrand({ brand, onRenamed }: RenameBrandProps) {
  const [name, setName] = useState('');
  const [titles, setTitles] = useState(false);
  const [findByOldName, setFindByOldName] = useState(false);
  const { done } = useNotices();

  const change = useCheckedChange('RenameBrand', {
    request: (sending) => ({
      Id: brand.Id,
      ExpectedVersion: brand.Version,
      Name: name.trim(),
      Titles: titles,
      FindByOldName: findByOldName,
      ...sending,
    }),
    onSaved({ Products }) {
      done(`${brand.Id} is now ${name.trim()}, in ${Products} products.`);
      onRenamed();
    },
  });
  const seen = change.checked;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (seen) change.save();
    else change.check();
  };
  /** What was shown no longer holds for other choices. */
  const choose = (apply: () => void) => {
    apply();
    change.forget();
  };

  return (
    <Stack component="form" spacing={2} onSubmit={submit} aria-labelledby="rename-brand">
      <Typography id="rename-brand" variant="h3" sx={{ fontSize: '1.05rem', fontWeight: 600 }}>
        Rename the brand
      </Typography>
      <Typography color="text.secondary">
        Its products, categories, offers, coupons and search words follow, and its address before leads to the new one.
        Texts, such as the titles of offers, keep the old name.
      </Typography>
      {change.error && <Problem error={change.error} {...staleText(change.error)} />}
      <TextField
        label="New name"
        value={name}
        onChange={({ target }) => choose(() => setName(target.value))}
        required
        sx={{ maxWidth: 360 }}
      />
      <FormControlLabel
        control={<Checkbox checked={titles} onChange={({ target }) => choose(() => setTitles(target.checked))} />}
        label="Also in titles of products that begin with the name"
      />
      <FormControlLabel
        control={
          <Checkbox checked={findByOldName} onChange={({ target }) => choose(() => setFindByOldName(target.checked))} />
        }
        label="A search for the name before finds the brand"
      />
      {seen && <Typography role="status">{whatChanges(seen)}</Typography>}
      {seen && seen.ToRead.length > 0 && (
        <Alert severity="info">
          These texts name the brand and stay as they are; change them yourself:
          <ul>
            {seen.ToRead.map(({ Kind, Id, Text }) => (
              <li key={`${Kind} ${Id} ${Text}`}>{`${Kind} ${Id}: ${Text}`}</li>
            ))}
          </ul>
        </Alert>
      )}
      <Stack direction="row">
        <Button type="submit" variant={seen ? 'contained' : 'outlined'} loading={change.isPending}>
          {seen ? `Rename to ${name.trim()}` : 'Show what changes'}
        </Button>
      </Stack>
    </Stack>
  );
}

/** What the shop says about a brand that somebody else has changed. */
function staleText(error: unknown): { text?: string } {
  const message = rowProblems(error)
    .get(0)
    ?.replace(/^\w+: /, '');
  return message === undefined ? {} : { text: `${message}. Load the brands again.` };
}

/** What a rename changes, in one sentence. */
function whatChanges(counts: CallData<'RenameBrand'>): string {
  const { Id, Products, Titles, Categories, Offers, Coupons, SearchWords } = counts;
  const parts = [
    `products: ${Products}`,
    `titles: ${Titles}`,
    `categories: ${Categories}`,
    `offers: ${Offers}`,
    `coupons: ${Coupons}`,
    `search words: ${SearchWords}`,
  ];
  return `Changes ${parts.join(', ')}. The address ends in ${Id}.`;
}
