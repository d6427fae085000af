import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { mayCall } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import { ProductCodesField } from '../../parts/fields/product-codes-field.tsx';
import { useSession } from '../../shell/session-gate.tsx';
import { type PromotionScope, type ScopeList, withScopeList } from './promotion.ts';
import { scopeNames } from './scope-names.ts';

/** Products whose categories are offered beside those of rules. */
const SAMPLE = 200;

type NamedList = Exclude<ScopeList, 'products'>;

interface ScopeFieldsProps {
  scope: PromotionScope;
  isDisabled: boolean;
  onChange: (scope: PromotionScope) => void;
}

/** What an offer or a coupon applies to: everything, or what all the lists that are filled name. */
export function ScopeFields({ scope, isDisabled, onChange }: ScopeFieldsProps) {
  const { session } = useSession();
  const brands = useCall('BrandRecords', {}, { enabled: mayCall(session, 'BrandRecords') });
  const categories = useCall('CategoryRecords', {}, { enabled: mayCall(session, 'CategoryRecords') });
  const products = useCall('ProductRecords', { PageSize: SAMPLE }, { enabled: mayCall(session, 'ProductRecords') });
  const names = scopeNames(categories.data ?? [], products.data?.Products ?? []);
  const list = (name: NamedList, label: string, options: readonly string[]) => (
    <NameList
      name={name}
      label={label}
      options={options}
      chosen={scope[name] ?? []}
      isDisabled={isDisabled}
      onChange={(chosen) => onChange(withScopeList(scope, name, chosen))}
    />
  );
  return (
    <Stack role="group" aria-label="Applies to" spacing={2}>
      <Typography color="text.secondary">
        {Object.keys(scope).length === 0
          ? 'It applies to everything. Choose brands, categories or products to bound it.'
          : 'It applies to products that are in each of the lists below that you filled.'}
      </Typography>
      {list('brands', 'Brands', brands.data?.map(({ Id, Fields }) => String(Fields.Name ?? Id)) ?? [])}
      {list('rootCategories', 'Kinds of goods', names.roots)}
      {list('categories', 'Categories', names.categories)}
      <ProductCodesField
        label="Products"
        chosen={scope.products ?? []}
        isDisabled={isDisabled}
        onChange={(chosen) => onChange(withScopeList(scope, 'products', chosen))}
      />
    </Stack>
  );
}

interface NameListProps {
  name: NamedList;
  label: string;
  options: readonly string[];
  chosen: readonly string[];
  isDisabled: boolean;
  onChange: (chosen: string[]) => void;
}

/** Names that are chosen or typed; one that no product has is pointed out. */
function NameList({ name, label, options, chosen, isDisabled, onChange }: NameListProps) {
  const others = chosen.filter((one) => !options.includes(one));
  return (
    <Stack spacing={0.5}>
      <Autocomplete
        multiple
        freeSolo
        autoSelect
        options={options}
        value={[...chosen]}
        disabled={isDisabled}
        onChange={(_event, next) => onChange([...new Set(next.map((text) => text.trim()).filter(Boolean))])}
        renderInput={(params) => <TextField {...params} label={label} />}
      />
      {others.map((other) => (
        <NameCheck key={other} list={name} name={other} />
      ))}
    </Stack>
  );
}

/** Says that no product has a name, which is mostly a slip of the pen. */
function NameCheck({ list, name }: { list: NamedList; name: string }) {
  const filter = list === 'brands' ? { BrandName: name } : { Category: name };
  const found = useCall('ProductRecords', { ...filter, PageSize: 1 });
  if (!found.data || found.data.Products.length > 0) return null;
  return (
    <Typography variant="body2" color="warning" role="status">
      No product has {name}. Check the spelling, capital letters too.
    </Typography>
  );
}
