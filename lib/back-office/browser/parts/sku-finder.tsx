import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatPaise } from '#lib/shared/money.ts';
import { photoUrl } from '#lib/shared/photo.ts';
import type { CallData } from '../api/call.ts';
import { useCall } from '../api/use-call.ts';
import { type ChosenSku, MOST_PIECES } from './chosen-skus.ts';
import { QuantityField } from './quantity-field.tsx';
import { useLater } from './use-later.ts';

type Product = CallData<'ProductRecords'>['Products'][number];

const SHOWN = 8;
const PHOTO_WIDTH = 160;
const SIZE = 40;

/** Finds a product by words, its code or a SKU, and adds one of its sizes. */
export function SkuFinder({ label, onAdd }: { label: string; onAdd: (chosen: ChosenSku) => void }) {
  const [text, setText] = useState('');
  const [product, setProduct] = useState<Product | null>(null);
  const asked = useLater(text.trim());
  const found = useCall(
    'ProductRecords',
    { Search: asked.slice(0, 100), State: 'shown', PageSize: SHOWN },
    { enabled: asked.length >= 2 },
  );
  return (
    <Stack spacing={1.5}>
      <Autocomplete
        options={asked.length >= 2 ? (found.data?.Products ?? []) : []}
        value={product}
        inputValue={text}
        onInputChange={(_event, next) => setText(next)}
        onChange={(_event, next) => setProduct(next)}
        filterOptions={(options) => options}
        getOptionLabel={({ ProductTitle }) => ProductTitle}
        getOptionKey={({ ProductCode }) => ProductCode}
        isOptionEqualToValue={(one, other) => one.ProductCode === other.ProductCode}
        noOptionsText={asked.length < 2 ? 'Type two letters or more' : 'No product matches'}
        loading={found.isFetching}
        renderOption={({ key, ...props }, option) => (
          <Box component="li" key={key} {...props} sx={{ gap: 1.5 }}>
            <Box
              component="img"
              src={photoUrl(`/images/list/${option.Photo}`, PHOTO_WIDTH, 'webp')}
              alt=""
              width={SIZE}
              height={SIZE}
              sx={{ borderRadius: 1, bgcolor: 'background.default' }}
            />
            <Box sx={{ minWidth: 0 }}>
              <Typography>{option.ProductTitle}</Typography>
              <Typography variant="body2" color="text.secondary">
                {option.ProductCode} · {formatPaise(option.Price)} ·{' '}
                {option.StoreQuantity === 0 ? 'sold out' : `${option.StoreQuantity} in stock`}
              </Typography>
            </Box>
          </Box>
        )}
        renderInput={(params) => <TextField {...params} label={label} placeholder="Words, product code or SKU" />}
      />
      {product && (
        <SizeChoice
          key={product.ProductCode}
          product={product}
          onAdd={(chosen) => {
            onAdd(chosen);
            setProduct(null);
            setText('');
          }}
        />
      )}
    </Stack>
  );
}

/** The sizes of a product with prices and stock. */
function SizeChoice({ product, onAdd }: { product: Product; onAdd: (chosen: ChosenSku) => void }) {
  const { ProductCode, ProductTitle } = product;
  const prices = useCall('ProductPrices', { Id: ProductCode });
  const [sku, setSku] = useState('');
  const [quantity, setQuantity] = useState(1);
  const sizes = prices.data?.Skus ?? [];
  const chosen = sizes.find(({ SKU }) => SKU === sku) ?? sizes[0];
  if (!chosen) return null;
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
      <TextField
        select
        label="Size"
        value={chosen.SKU}
        onChange={(event) => setSku(event.target.value)}
        sx={{ flexGrow: 1 }}
      >
        {sizes.map(({ SKU, SizeName, Price }) => (
          <MenuItem key={SKU} value={SKU}>
            {SizeName ?? 'One size'} · {formatPaise(Price)}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ width: { sm: 110 } }}>
        <QuantityField label="Pieces" value={quantity} minimum={1} maximum={MOST_PIECES} onChange={setQuantity} />
      </Box>
      <Button
        variant="outlined"
        onClick={() =>
          onAdd({
            sku: chosen.SKU,
            title: ProductTitle,
            sizeName: chosen.SizeName ?? '',
            price: chosen.Price,
            quantity,
          })
        }
      >
        Add
      </Button>
    </Stack>
  );
}
