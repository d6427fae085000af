import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useEarlyInput } from '@/components/ui/use-early-input';

interface MeasuredSliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  /** The change by an arrow key, and the change by a press of a button. */
  step: number;
  buttonStep: number;
  /** The value as text, with its unit. */
  valueText: string;
  /** The labels of the buttons. */
  smaller: string;
  larger: string;
  onChange: (value: number) => void;
}

const BUTTON = 'size-12 shrink-0 px-0 text-xl';

/** A value that is set by dragging, by arrow keys, or by two buttons. */
export function MeasuredSlider({
  label,
  value,
  min,
  max,
  step,
  buttonStep: press,
  valueText,
  smaller,
  larger,
  onChange,
}: MeasuredSliderProps) {
  const slider = useRef<HTMLInputElement>(null);
  useEarlyInput(slider, (early) => {
    // Browsers round each value to the nearest step.
    if (Math.abs(early.valueAsNumber - value) > step / 2) onChange(early.valueAsNumber);
  });
  const by = (change: number) => onChange(Math.min(max, Math.max(min, value + change)));
  return (
    <div className="flex items-center gap-3">
      <Button
        variant="secondary"
        aria-label={smaller}
        disabled={value <= min}
        onClick={() => by(-press)}
        className={BUTTON}
      >
        −
      </Button>
      <input
        ref={slider}
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        className="h-12 min-w-0 flex-1 cursor-pointer accent-ink"
      />
      <Button
        variant="secondary"
        aria-label={larger}
        disabled={value >= max}
        onClick={() => by(press)}
        className={BUTTON}
      >
        +
      </Button>
    </div>
  );
}
