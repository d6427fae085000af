import Button from '@mui/material/Button';

interface OrderButtonsProps {
  name: string;
  /** The place in the list, from 0. */
  at: number;
  count: number;
  onMove: (to: number) => void;
}

/** Moves an entry up or down by keyboard or touch. */
export function OrderButtons({ name, at, count, onMove }: OrderButtonsProps) {
  return (
    <>
      <Button size="small" aria-label={`Move ${name} up`} disabled={at === 0} onClick={() => onMove(at - 1)} sx={SMALL}>
        ↑
      </Button>
      <Button
        size="small"
        aria-label={`Move ${name} down`}
        disabled={at === count - 1}
        onClick={() => onMove(at + 1)}
        sx={SMALL}
      >
        ↓
      </Button>
    </>
  );
}

const SMALL = { minWidth: 40 };
