import { type InputHTMLAttributes, useId } from 'react';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** A hint that is shown before anything is typed. */
  hint?: string;
  /** The error message in one line; empty where there is none. */
  error?: string;
}

/** A labelled text input whose hint and error are exposed to assistive technology. */
export function Field({ label, hint = '', error = '', id, className = '', ...rest }: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const describedBy = [hint && `${inputId}-hint`, error && `${inputId}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={inputId} className="mb-1 block text-sm text-muted">
        {label}
      </label>
      <input
        id={inputId}
        className={`min-h-12 w-full rounded-sm border bg-transparent px-3 text-ink ${error ? 'border-danger' : 'border-edge'}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        {...rest}
      />
      {hint && (
        <p id={`${inputId}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${inputId}-error`} className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
