import type { ReactNode } from 'react';

interface MessagePageProps {
  title: string;
  text: string;
  /** The next steps: links or buttons. */
  children: ReactNode;
}

/** A page that says what happened and what to do next. */
export function MessagePage({ title, text, children }: MessagePageProps) {
  return (
    <div className="page-width py-16 md:py-24">
      <div className="max-w-measure">
        <h1 className="text-4xl">{title}</h1>
        <p className="mt-4 text-lg text-muted">{text}</p>
        <div className="mt-8">{children}</div>
      </div>
    </div>
  );
}
