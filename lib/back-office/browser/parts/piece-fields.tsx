import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CallData } from '../api/call.ts';
import { ScanField } from './scan-field.tsx';

/** A piece of an order with its marks. */
export interface PieceMarks {
  LineId: string;
  /** Counted from 1 within its line. */
  Piece: number;
  HUID: string;
  Serial: string;
  title: string;
  isJewellery: boolean;
}

/** The pieces of an order that are still in it, with the marks that are known. */
export function piecesOf({ Order, Pieces }: CallData<'DeskOrder'>): PieceMarks[] {
  return Order.Products.flatMap(({ LineId, Quantity, CancelledQuantity, ProductTitle, RootCategory }) =>
    Array.from({ length: Quantity - CancelledQuantity }, (_empty, at) => {
      const known = Pieces.find((piece) => piece.LineId === LineId && piece.Piece === at + 1);
      return {
        LineId,
        Piece: at + 1,
        HUID: known?.HUID ?? '',
        Serial: known?.Serial ?? '',
        title: ProductTitle,
        isJewellery: RootCategory === 'Jewellery',
      };
    }),
  );
}

/** Pieces with the marks that some of them got. */
export function withMarks(pieces: readonly PieceMarks[], marked: readonly PieceMarks[]): PieceMarks[] {
  return pieces.map(
    (piece) => marked.find(({ LineId, Piece }) => LineId === piece.LineId && Piece === piece.Piece) ?? piece,
  );
}

interface PieceFieldsProps {
  pieces: readonly PieceMarks[];
  onChange: (pieces: readonly PieceMarks[]) => void;
}

/** Fields for the hallmark (HUID) and the serial number of each piece; a barcode scanner types into them. */
export function PieceFields({ pieces, onChange }: PieceFieldsProps) {
  const set = (at: number, marks: Partial<PieceMarks>) =>
    onChange(pieces.map((piece, index) => (index === at ? { ...piece, ...marks } : piece)));
  return (
    <Stack spacing={2}>
      <Typography color="text.secondary">
        Every gold piece needs its HUID. A watch may have a serial number. Both are printed on the papers of the parcel.
      </Typography>
      {pieces.map((piece, at) => (
        <Box
          component="fieldset"
          key={`${piece.LineId} ${piece.Piece}`}
          sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, m: 0 }}
        >
          <legend>
            {piece.title}, piece {piece.Piece}
          </legend>
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
            {piece.isJewellery && (
              <ScanField
                label="HUID"
                value={piece.HUID}
                onChange={(HUID) => set(at, { HUID: HUID.toUpperCase().slice(0, 6) })}
              />
            )}
            <ScanField
              label="Serial number"
              value={piece.Serial}
              onChange={(Serial) => set(at, { Serial: Serial.slice(0, 40) })}
            />
          </Stack>
        </Box>
      ))}
    </Stack>
  );
}
