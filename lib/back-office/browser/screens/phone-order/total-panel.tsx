import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatPaise } from '#lib/shared/money.ts';
import type { CallData } from '../../api/call.ts';
import { FactList } from '../../parts/fact-list.tsx';
import { Panel } from '../../parts/screen.tsx';

interface TotalPanelProps {
  /** What a dry run answered. */
  priced: CallData<'PlacePhoneOrder'>;
  isLink: boolean;
  isSending: boolean;
  onPlace: () => void;
}

const less = (paise: number) => (paise === 0 ? '' : `-${formatPaise(paise)}`);

/** What an order by phone costs, before it is placed. */
export function TotalPanel({ priced, isLink, isSending, onPlace }: TotalPanelProps) {
  return (
    <Panel title="Total">
      <FactList
        facts={[
          ...priced.Lines.map(
            ({ ProductTitle, Quantity, NetPrice }) => [`${Quantity} × ${ProductTitle}`, formatPaise(NetPrice)] as const,
          ),
          ['Offers', less(priced.OfferDiscount)],
          ['Coupon', less(priced.CouponDiscount)],
          ['Shipping', priced.ShippingCharges === 0 ? 'Free' : formatPaise(priced.ShippingCharges)],
          ['Total', <strong key="total">{formatPaise(priced.Total)}</strong>],
        ]}
      />
      <Typography color="text.secondary" sx={{ my: 2 }}>
        {isLink
          ? 'Read the total to the customer. They get a link by mail and SMS and can pay for a day.'
          : 'Read the total to the customer. The courier collects it in cash.'}
      </Typography>
      <Button variant="contained" loading={isSending} onClick={onPlace}>
        Place the order
      </Button>
    </Panel>
  );
}
