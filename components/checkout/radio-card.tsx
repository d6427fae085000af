import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

interface RadioCardProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: string;
  /** Content below the label. */
  children?: ReactNode;
}

/** One radio option with its details; the whole card can be pressed. */
export function RadioCard({ label, children, id, ...rest }: RadioCardProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div className="relative flex gap-3 rounded-sm border border-edge p-4 has-[input:checked]:border-ink has-[input:checked]:bg-card has-[input:disabled]:border-line has-[input:disabled]:cursor-not-allowed has-[input:disabled]:text-muted has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-brass has-[input:focus-visible]:outline-offset-2">
      <input
        type="radio"
        id={inputId}
        aria-describedby={children ? `${inputId}-more` : undefined}
        className="relative z-1 mt-0.5 size-5 shrink-0 accent-ink outline-none"
        {...rest}
      />
      <div className="min-w-0">
        <label htmlFor={inputId} className="block cursor-[inherit] font-medium after:absolute after:inset-0">
          {label}
        </label>
        {children && (
          <div id={`${inputId}-more`} className="text-muted text-sm">
            {children}
          </div>
        )}
      </div>
    </div>
  );
}
