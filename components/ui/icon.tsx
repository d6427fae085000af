/** The path of each icon, for what writes HTML itself. */
export const SHAPES = {
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7L20.5 20.5',
  bag: 'M5 8h14l1 12.5H4L5 8Zm3.5 2.5V7a3.5 3.5 0 0 1 7 0v3.5',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5c.5-3.7 3.5-6 7.5-6s7 2.3 7.5 6',
  menu: 'M3.5 7h17M3.5 12h17M3.5 17h17',
  close: 'm5.5 5.5 13 13m0-13-13 13',
  down: 'm6 9.5 6 6 6-6',
  right: 'm9.5 6 6 6-6 6',
  left: 'm14.5 6-6 6 6 6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  filter: 'M3.5 7h17M6.5 12h11M9.5 17h5',
  heart: 'M12 19.5s-7.5-4.4-7.5-9.8A4.2 4.2 0 0 1 12 7.3a4.2 4.2 0 0 1 7.5 2.4c0 5.4-7.5 9.8-7.5 9.8Z',
  camera: 'M4 8.5h3.5L9 6h6l1.5 2.5H20v10.5H4V8.5Zm8 8a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5Z',
} as const;

type IconName = keyof typeof SHAPES;

/** A line icon, decorative only: the control around it has the accessible name. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <LineDrawing shape={SHAPES[name]} className={className} />;
}

/** A drawing in the style of the icons, for shapes that only one place needs; decorative only. */
export function LineDrawing({ shape, className = 'size-6' }: { shape: string; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      <path d={shape} />
    </svg>
  );
}
