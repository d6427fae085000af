/** The store's mark, a clock; decorative, in the colour of the text. */
export function ClockMark({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
      className={className}
    >
      <circle cx="16" cy="16" r="13" strokeWidth="1.25" />
      <path d="M16 8v8l5 3.5" strokeWidth="1.5" className="text-brass" stroke="currentColor" />
      <path d="M16 3v2m0 22v2M3 16h2m22 0h2" strokeWidth="1.25" />
    </svg>
  );
}
