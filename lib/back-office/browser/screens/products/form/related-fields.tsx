import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ProductCodesField } from '../../../parts/fields/product-codes-field.tsx';

interface RelatedFieldsProps {
  /** Product codes, the most similar first. */
  codes: readonly string[];
  onChange: (codes: string[]) => void;
  problem: string;
  isDisabled: boolean;
}

/** The products that the page of a product shows as similar. */
export function RelatedFields({ codes, onChange, problem, isDisabled }: RelatedFieldsProps) {
  return (
    <Stack spacing={1}>
      <Typography color="text.secondary" variant="body2">
        The most similar first. Where none is chosen, the shop finds them by itself.
      </Typography>
      <ProductCodesField
        label="Similar products"
        chosen={codes}
        problem={problem}
        isDisabled={isDisabled}
        onChange={onChange}
      />
    </Stack>
  );
}
