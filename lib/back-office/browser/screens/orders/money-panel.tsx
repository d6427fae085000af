import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { chargeName } from '#lib/shared/charge-names.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { gatewayName } from '#lib/shared/payment-names.ts';
import type { CallData } from '../../api/call.ts';

import { FactList } from '../../parts/fact-list.tsx';
import { paymentStateText, sentenceOf } from '../../parts/labels.ts';
import { Panel } from '../../parts/screen.tsx';
import { invoicePath } from './order-files.ts';

const unlessZero = (paise: number, sign = '') => (paise === 0 ? '' : `${sign}${formatPaise(paise)}`);

/** What an order cost, how it was paid, and its refunds. */
export function MoneyPanel({ found }: { found: CallData<'DeskOrder'> }) {
  const { Order, OrderRefunds } = found;
  return (
    <Panel title="Payment and refunds">
      <FactList
        facts={[
          ['Total', formatPaise(Order.Total)],
          ['Shipping', unlessZero(Order.ShippingCharges)],
          ...Order.Charges.map(({ Kind, Amount }) => [chargeName(Kind), formatPaise(Amount)] as const),
          ['Coupon', Order.CouponCode && `${Order.CouponCode} (-${formatPaise(Order.CouponDiscount)})`],
          ['Gift cards', unlessZero(Order.GiftCardAmount, '-')],
          ['Payment', `${sentenceOf(Order.PaymentMethod)}: ${paymentStateText(Order.PaymentState).toLowerCase()}`],
          ['To collect', unlessZero(Order.DueAmount)],
          ['Test', Order.TestPayment ? 'This payment charged no money' : ''],
          ['Invoice', Order.InvoiceNumber],
          ...Order.CreditNotes.map(
            ({ CreditNoteNumber, Amount }) =>
              [
                `Credit note ${CreditNoteNumber}`,
                <Link
                  key={CreditNoteNumber}
                  href={invoicePath(Order.OrderNumber, CreditNoteNumber)}
                  target="_blank"
                  rel="noreferrer"
                >
                  {formatPaise(Amount)}
                </Link>,
              ] as const,
          ),
          ['Cancelled because', Order.CancelReason],
        ]}
      />
      {OrderRefunds.length > 0 && (
        <>
          <Typography variant="h3" sx={{ mt: 2, mb: 1 }}>
            Refunds
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {OrderRefunds.map(({ OrderRefundId, Amount, Method, Name, State, At, Reference }) => (
              <li key={OrderRefundId}>
                {formatPaise(Amount)} by {sentenceOf(Method).toLowerCase()} {gatewayName(Name)}: {State},{' '}
                {formatMoment(At)}
                {Reference !== '' && `, number ${Reference}`}
              </li>
            ))}
          </Box>
        </>
      )}
    </Panel>
  );
}
