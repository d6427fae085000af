import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatPaise } from '#lib/shared/money.ts';
import { photoUrl } from '#lib/shared/photo.ts';
import type { CallData } from '../../api/call.ts';
import { Panel } from '../../parts/screen.tsx';
import { useWarehouses } from '../../parts/use-warehouses.ts';

const SIZE = 72;
const PHOTO_WIDTH = 160;

/** The items of an order, with the marks of each piece and what is to be done with it. */
export function ItemsPanel({ found }: { found: CallData<'DeskOrder'> }) {
  const { Order, Pieces, Warehouses = [] } = found;
  const warehouses = useWarehouses();
  const nameOf = (code: string) => warehouses.find(({ Code }) => Code === code)?.Name ?? code;
  return (
    <Panel title="Items">
      <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {Order.Products.map((line) => (
          <Box component="li" key={line.LineId} sx={{ display: 'flex', gap: 2 }}>
            <Box
              component="img"
              src={photoUrl(line.ThumbnailImageUrl, PHOTO_WIDTH, 'webp')}
              alt=""
              width={SIZE}
              height={SIZE}
              loading="lazy"
              sx={{ bgcolor: 'background.default', borderRadius: 1, flexShrink: 0 }}
            />
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>
                {line.Quantity} × {line.ProductTitle}
              </Typography>
              <Typography color="text.secondary">
                {[line.SKU, line.SizeName && `Size ${line.SizeName}`, formatPaise(line.NetPrice)]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
              {line.Engraving && (
                <Typography>
                  Engrave “{line.Engraving.Text}” on the {line.Engraving.Place.toLowerCase()}
                </Typography>
              )}
              {Warehouses.filter(({ LineId }) => LineId === line.LineId).map(({ Code, Quantity }) => (
                <Typography key={Code}>
                  From {nameOf(Code)}
                  {Quantity < line.Quantity - line.CancelledQuantity && `: ${Quantity}`}
                </Typography>
              ))}
              {line.CancelledQuantity > 0 && <Typography color="error">{line.CancelledQuantity} cancelled</Typography>}
              {line.ReturnedQuantity > 0 && <Typography color="warning">{line.ReturnedQuantity} returned</Typography>}
              {Pieces.filter(({ LineId }) => LineId === line.LineId).map(({ Piece, HUID, Serial }) => (
                <Typography key={Piece} color="text.secondary">
                  Piece {Piece}: {[HUID && `HUID ${HUID}`, Serial && `serial ${Serial}`].filter(Boolean).join(', ')}
                </Typography>
              ))}
            </Box>
          </Box>
        ))}
      </Stack>
      {(Order.Gift.Wrap || Order.Gift.Message !== '' || Order.Gift.HidePrices) && (
        <Box sx={{ mt: 2, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}>
          <Typography variant="h3">Gift</Typography>
          {Order.Gift.Wrap && <Typography>Wrap as a gift.</Typography>}
          {Order.Gift.HidePrices && <Typography>No prices in the parcel.</Typography>}
          {Order.Gift.Message !== '' && (
            <Typography sx={{ whiteSpace: 'pre-line' }}>Message: “{Order.Gift.Message}”</Typography>
          )}
        </Box>
      )}
    </Panel>
  );
}
