import { paths } from '#lib/shared/paths.ts';
import { Link } from '@/components/ui/link';

/** The store's name, which leads home. */
export function HomeLink({ className = '' }: { className?: string }) {
  return (
    <Link
      href={paths.home()}
      aria-label="Samay home"
      className={`inline-flex min-h-11 items-center gap-2 font-display text-2xl tracking-[0.02em] ${className}`}
    >
      <svg
        viewBox="0 0 32 32"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        aria-hidden="true"
        className="size-7"
      >
        <circle cx="16" cy="16" r="13" strokeWidth="1.25" />
        <path d="M16 8v8l5 3.5" strokeWidth="1.5" className="text-brass" stroke="currentColor" />
        <path d="M16 3v2m0 22v2M3 16h2m22 0h2" strokeWidth="1.25" />
      </svg>
      Samay
    </Link>
  );
}
