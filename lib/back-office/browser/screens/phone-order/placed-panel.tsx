import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { formatPaise } from '#lib/shared/money.ts';
import type { CallData } from '../../api/call.ts';
import { PaymentLink } from '../../parts/payment-link.tsx';
import { Panel } from '../../parts/screen.tsx';

interface PlacedPanelProps {
  placed: CallData<'PlacePhoneOrder'>;
  onNext: () => void;
}

/** What was placed: its number, and the link with which it is paid. */
export function PlacedPanel({ placed, onNext }: PlacedPanelProps) {
  const { OrderNumber, Total, PaymentLink: link, PayUntil } = placed;
  return (
    <Panel title={`Order ${OrderNumber} is placed`}>
      <Stack spacing={2}>
        <Typography role="status">
          {link === ''
            ? `${formatPaise(Total)} is collected at the door. The order can be packed now.`
            : `${formatPaise(Total)} is to be paid. It can be packed once it is paid.`}
        </Typography>
        {link !== '' && <PaymentLink link={link} until={PayUntil} />}
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="contained" component={RouterLink} to={`/orders/${OrderNumber}`}>
            Open the order
          </Button>
          <Button variant="outlined" onClick={onNext}>
            Next order by phone
          </Button>
        </Stack>
      </Stack>
    </Panel>
  );
}
