import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RefundMethod } from '#lib/contract/after-sale-vocabulary.ts';
import type { PhonePayment } from '#lib/contract/order-vocabulary.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { gatewayName } from '#lib/shared/payment-names.ts';
import type { CallData } from '../../api/call.ts';
import { FactList } from '../../parts/fact-list.tsx';

const METHODS: Readonly<Record<RefundMethod, string>> = {
  gateway: 'to the payment at',
  'gift-card': 'to the gift card ending in',
  'new-gift-card': 'as a new gift card',
  bank: 'to the bank account ending in',
  due: 'off the cash due on delivery',
};

interface EditCostsProps {
  /** What a dry run answered. */
  costs: CallData<'EditOrder'>;
  payment: PhonePayment;
  isSending: boolean;
  onConfirm: () => void;
}

/** What an edit does to the customer's money, before it is done. */
export function EditCosts({ costs: { Refund, Addition }, payment, isSending, onConfirm }: EditCostsProps) {
  return (
    <Stack
      component="section"
      aria-label="What it costs"
      spacing={1.5}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2 }}
    >
      <Typography variant="h3">What it costs</Typography>
      <FactList
        facts={[
          ['Refund', Refund ? formatPaise(Refund.Amount) : 'None'],
          ...(Refund?.Parts ?? []).map(
            ({ Method, Name, Amount }) =>
              ['', `${formatPaise(Amount)} ${METHODS[Method]} ${Name && gatewayName(Name)}`.trim()] as const,
          ),
          ['Extra payment', Addition ? formatPaise(Addition.Total) : 'None'],
        ]}
      />
      {Addition && (
        <Alert severity="info" variant="outlined">
          {payment === 'cash-on-delivery'
            ? 'The customer pays it at the door with the rest.'
            : 'The customer gets a payment link by mail and SMS, and the items join the parcel once it is paid.'}
          {payment === 'link' && Refund && ' What is taken out is refunded then.'}
        </Alert>
      )}
      <Button variant="contained" loading={isSending} onClick={onConfirm} sx={{ alignSelf: 'start' }}>
        Confirm the change
      </Button>
    </Stack>
  );
}
