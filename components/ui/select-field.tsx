import { type ReactNode, type SelectHTMLAttributes, useId } from 'react';

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  /** The error message in one line; empty where there is none. */
  error?: string;
  /** The option elements. */
  children: ReactNode;
}

/** A labelled select whose error is exposed to assistive technology. */
export function SelectField({ label, error = '', id, className = '', children, ...rest }: SelectFieldProps) {
  const ownId = useId();
  const selectId = id ?? ownId;
  return (
    <div className={className}>
      <label htmlFor={selectId} className="mb-1 block text-sm text-muted">
        {label}
      </label>
      <select
        id={selectId}
        className={`min-h-12 w-full rounded-sm border bg-paper px-3 text-ink ${error ? 'border-danger' : 'border-edge'}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${selectId}-error` : undefined}
        {...rest}
      >
        {children}
      </select>
      {error && (
        <p id={`${selectId}-error`} className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
