import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatPaise } from '#lib/shared/money.ts';
import { type ChosenSku, MOST_PIECES, withQuantity } from './chosen-skus.ts';
import { QuantityField } from './quantity-field.tsx';

interface ChosenListProps {
  label: string;
  list: readonly ChosenSku[];
  onChange: (list: ChosenSku[]) => void;
}

/** The sizes that were chosen, whose pieces can be changed. */
export function ChosenList({ label, list, onChange }: ChosenListProps) {
  if (list.length === 0) return null;
  return (
    <Stack component="ul" aria-label={label} spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {list.map(({ sku, title, sizeName, price, quantity }) => (
        <Stack
          component="li"
          key={sku}
          direction="row"
          useFlexGap
          sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}
        >
          <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
            <Typography variant="body2" color="text.secondary">
              {[sku, sizeName && `Size ${sizeName}`, formatPaise(price)].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
          <Box sx={{ width: 100 }}>
            <QuantityField
              label="Pieces"
              name={`Pieces of ${sku}`}
              value={quantity}
              minimum={1}
              maximum={MOST_PIECES}
              onChange={(value) => onChange(withQuantity(list, sku, value))}
            />
          </Box>
          <Button color="error" onClick={() => onChange(withQuantity(list, sku, 0))} aria-label={`Take out ${title}`}>
            Take out
          </Button>
        </Stack>
      ))}
    </Stack>
  );
}
