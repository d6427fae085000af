import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { formatPaise } from '#lib/shared/money.ts';
import type { CallData } from '../../api/call.ts';
import { FactList } from '../../parts/fact-list.tsx';
import { type RecordColumn, RecordList } from '../../parts/record-list.tsx';

type Tried = CallData<'TryOffers'>;
type Line = Tried['Cart']['Products'][number];

const less = (paise: number) => (paise === 0 ? '' : `-${formatPaise(paise)}`);

const COLUMNS: readonly RecordColumn<Line>[] = [
  { title: 'Product', cell: ({ ProductTitle, SizeName }) => [ProductTitle, SizeName].filter(Boolean).join(', ') },
  { title: 'Pieces', numeric: true, cell: ({ Quantity }) => Quantity },
  { title: 'Price', numeric: true, cell: ({ INRPrice }) => formatPaise(INRPrice) },
  {
    title: 'Offer',
    cell: ({ OfferTitle, OfferDiscount }) => (OfferTitle === '' ? 'None' : `${OfferTitle}: ${less(OfferDiscount)}`),
  },
  { title: 'Coupon', numeric: true, cell: ({ CouponDiscount }) => less(CouponDiscount) || '–' },
  { title: 'To pay', numeric: true, cell: ({ NetPrice }) => formatPaise(NetPrice) },
];

interface TryResultProps {
  tried: Tried;
  /** Why what is edited gives nothing; empty where it applies. */
  reason: string;
  /** Why the code that was typed is not applied; empty where it is, or none was. */
  codeReason: string;
}

/** What a sample cart says: its lines with their discounts, the total, and the total without the draft. */
export function TryResult({ tried: { Cart, CartWithoutDrafts }, reason, codeReason }: TryResultProps) {
  const saved = CartWithoutDrafts.TotalAmount - Cart.TotalAmount;
  return (
    <Stack spacing={2}>
      <Alert severity={reason === '' ? 'success' : 'info'} variant="outlined" role="status">
        {reason === '' ? `It applies. ${differenceText(saved)}` : `It does not apply. ${reason}`}
      </Alert>
      {codeReason !== '' && (
        <Alert severity="info" variant="outlined">
          The coupon does not apply. {codeReason}
        </Alert>
      )}
      <RecordList label="Lines of the cart" rows={Cart.Products} keyOf={({ SKU }) => SKU} columns={COLUMNS} />
      <FactList
        facts={[
          ['Products', formatPaise(Cart.SubTotal)],
          ['Offers', less(Cart.DiscountOfferValue)],
          ['Coupon', less(Cart.CouponDiscount)],
          ['Shipping', Cart.ShippingCharges === 0 ? 'Free' : formatPaise(Cart.ShippingCharges)],
          ['Total', <strong key="total">{formatPaise(Cart.TotalAmount)}</strong>],
          ['Total without it', formatPaise(CartWithoutDrafts.TotalAmount)],
        ]}
      />
    </Stack>
  );
}

function differenceText(saved: number): string {
  if (saved === 0) return 'The total stays as it is in the shop now.';
  return `The customer pays ${formatPaise(Math.abs(saved))} ${saved > 0 ? 'less' : 'more'} than in the shop now.`;
}
