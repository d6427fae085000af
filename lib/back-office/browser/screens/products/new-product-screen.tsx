import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { dayInIndia } from '#lib/shared/india-time.ts';
import type { CallData } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel, Screen } from '../../parts/screen.tsx';
import { textIn } from './form/product-form.ts';
import { codeProblem, copiedProduct, emptyProduct, GOODS, type Goods } from './new-product.ts';
import { ProductForm } from './product-editor.tsx';

type Found = CallData<'ProductRecord'>;

/** Adds a product: its code and kind of goods first, then the form, which may begin as a copy of another product. */
export default function NewProductScreen() {
  const [asked] = useSearchParams();
  const copyOf = asked.get('copy') ?? '';
  const query = useCall('ProductRecord', { ProductCode: copyOf }, { enabled: copyOf !== '' });
  const lead =
    copyOf === ''
      ? 'Its code and its kind of goods cannot be changed later.'
      : `A copy of ${copyOf}, such as another colour of its design: without photos and stock.`;
  return (
    <Screen title="Add a product" lead={lead}>
      {copyOf === '' ? <Begin from={null} /> : <Loaded query={query}>{(found) => <Begin from={found} />}</Loaded>}
    </Screen>
  );
}

function Begin({ from }: { from: Found | null }) {
  const [code, setCode] = useState('');
  const [goods, setGoods] = useState<Goods>(goodsOf(from));
  const [begun, setBegun] = useState<Found | null>(null);
  const problem = codeProblem(code);
  if (begun) return <ProductForm found={begun} />;
  function begin(event: FormEvent) {
    event.preventDefault();
    const today = dayInIndia(Date.now());
    const Product = from ? copiedProduct(from.Product, code, goods, today) : emptyProduct(code, goods, today);
    setBegun({
      ProductCode: code,
      Product: { ...Product },
      Hidden: false,
      Version: 0,
      ModifiedAt: Date.now(),
      ProductUrl: '',
      Ordered: false,
    });
  }
  return (
    <Panel title="Code and kind">
      <Stack component="form" spacing={2} onSubmit={begin} sx={{ maxWidth: 420 }}>
        <TextField
          label="Code of the product"
          value={code}
          required
          error={problem !== ''}
          helperText={problem || 'Such as 1801AV01; it stands in the address and on labels'}
          onChange={(event) => setCode(event.target.value.trim().toUpperCase())}
        />
        <TextField
          select
          label="Kind of goods"
          value={goods}
          disabled={from !== null}
          onChange={(event) => setGoods(GOODS.find((one) => one === event.target.value) ?? goods)}
        >
          {GOODS.map((one) => (
            <MenuItem key={one} value={one}>
              {one}
            </MenuItem>
          ))}
        </TextField>
        <Button type="submit" variant="contained" disabled={code === '' || problem !== ''} sx={{ alignSelf: 'start' }}>
          Go on
        </Button>
      </Stack>
    </Panel>
  );
}

function goodsOf(from: Found | null): Goods {
  const root = from === null ? '' : textIn(from.Product, 'RootCategory');
  return GOODS.find((one) => one === root) ?? 'Watches';
}
