import { type TextareaHTMLAttributes, useId } from 'react';

interface TextAreaFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  /** A hint that is shown before anything is typed. */
  hint?: string;
  /** The error message; empty where there is none. */
  error?: string;
}

/** A labelled textarea whose hint and error are exposed to assistive technology. */
export function TextAreaField({ label, hint = '', error = '', id, className = '', ...rest }: TextAreaFieldProps) {
  const ownId = useId();
  const areaId = id ?? ownId;
  const describedBy = [hint && `${areaId}-hint`, error && `${areaId}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={areaId} className="mb-1 block text-muted text-sm">
        {label}
      </label>
      <textarea
        id={areaId}
        rows={4}
        className={`w-full rounded-sm border bg-transparent px-3 py-2 text-ink ${error ? 'border-danger' : 'border-edge'}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        {...rest}
      />
      {hint && (
        <p id={`${areaId}-hint`} className="mt-1 text-muted text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${areaId}-error`} className="mt-1 text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
