import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Link as RouterLink } from 'react-router';
import { PRODUCT_STATES } from '#lib/contract/product-vocabulary.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { photoUrl } from '#lib/shared/photo.ts';
import type { CallData } from '../../api/call.ts';
import { mayCall } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import { sentenceOf } from '../../parts/labels.ts';
import { ListSearch } from '../../parts/list-search.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { type RecordColumn, RecordList } from '../../parts/record-list.tsx';
import { EmptyState, Screen } from '../../parts/screen.tsx';
import { useListAddress } from '../../parts/use-list-address.ts';
import { useSession } from '../../shell/session-gate.tsx';

type ProductRow = CallData<'ProductRecords'>['Products'][number];
const PHOTO_WIDTH = 160;
const SIZE = 40;

const COLUMNS: readonly RecordColumn<ProductRow>[] = [
  { title: 'Code', cell: ({ ProductCode }) => ProductCode },
  {
    title: 'Product',
    cell: ({ ProductTitle, Photo }) => (
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
        <Box
          component="img"
          src={photoUrl(`/images/list/${Photo}`, PHOTO_WIDTH, 'webp')}
          alt=""
          width={SIZE}
          height={SIZE}
          loading="lazy"
          sx={{ borderRadius: 1, bgcolor: 'background.default' }}
        />
        {ProductTitle}
      </Stack>
    ),
  },
  { title: 'Brand', cell: ({ BrandName }) => BrandName },
  { title: 'Category', cell: ({ Category, SubCategory }) => [Category, SubCategory].filter(Boolean).join(' / ') },
  { title: 'Price', numeric: true, cell: ({ Price }) => formatPaise(Price) },
  { title: 'Online', numeric: true, cell: ({ StoreQuantity }) => StoreQuantity },
  { title: 'State', cell: ({ Hidden, StoreQuantity }) => <ProductState isHidden={Hidden} quantity={StoreQuantity} /> },
];

/** All products, hidden ones too. */
export default function ProductsScreen() {
  const { session } = useSession();
  const { filter, setFilters } = useListAddress();
  const state = PRODUCT_STATES.find((one) => one === filter('state'));
  const query = useCall('ProductRecords', {
    Search: filter('q'),
    After: filter('after'),
    ...(state && { State: state }),
  });
  return (
    <Screen
      title="Products"
      actions={
        mayCall(session, 'SaveProducts') && (
          <Button component={RouterLink} to="/new-product" variant="contained">
            Add
          </Button>
        )
      }
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
        <ListSearch
          label="Search products"
          hint="Code, SKU, title, brand"
          value={filter('q')}
          onSearch={(q) => setFilters({ q, after: '' })}
        />
        <TextField
          select
          label="State"
          value={state ?? ''}
          onChange={(event) => setFilters({ state: event.target.value, after: '' })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ minWidth: 160 }}
        >
          <MenuItem value="">All</MenuItem>
          {PRODUCT_STATES.map((one) => (
            <MenuItem key={one} value={one}>
              {sentenceOf(one)}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <Loaded query={query}>
        {({ Products, Next }) => (
          <Stack spacing={2}>
            {Products.length === 0 ? (
              <EmptyState title="No product matches">
                Search for a code, a whole SKU, or words of the title or brand.
              </EmptyState>
            ) : (
              <RecordList
                label="Products"
                rows={Products}
                keyOf={({ ProductCode }) => ProductCode}
                columns={COLUMNS}
                pathOf={({ ProductCode }) => `/products/${ProductCode}`}
              />
            )}
            <Stack direction="row" sx={{ gap: 2, justifyContent: 'center' }}>
              {filter('after') !== '' && <Button onClick={() => setFilters({ after: '' })}>First page</Button>}
              {Next !== '' && (
                <Button variant="outlined" onClick={() => setFilters({ after: Next })}>
                  Next page
                </Button>
              )}
            </Stack>
          </Stack>
        )}
      </Loaded>
    </Screen>
  );
}

function ProductState({ isHidden, quantity }: { isHidden: boolean; quantity: number }) {
  if (isHidden) return <Chip size="small" variant="outlined" label="Hidden" />;
  return quantity === 0 ? (
    <Chip size="small" variant="outlined" color="warning" label="Sold out" />
  ) : (
    <Chip size="small" variant="outlined" color="success" label="Shown" />
  );
}
