import { useState } from 'react';

interface Written<Model> {
  html: string;
  model: Model | null;
}

interface FormRules<Model> {
  /** The HTML that is edited. */
  html: string;
  onChange: (html: string) => void;
  /** Null for HTML that the form cannot write. */
  read: (html: string) => Model | null;
  write: (model: Model) => string;
}

/** A form that writes HTML. What is typed stays as it is typed, blanks too; HTML from elsewhere is read anew. */
export function useWrittenForm<Model>({ html, onChange, read, write }: FormRules<Model>) {
  const [written, setWritten] = useState<Written<Model>>(() => ({ html, model: read(html) }));
  const current = written.html === html ? written : { html, model: read(html) };
  if (current !== written) setWritten(current);
  const change = (model: Model) => {
    const next = write(model);
    setWritten({ html: next, model });
    onChange(next);
  };
  return { model: current.model, change };
}
