import { shopLogo } from '#lib/shared/shop-logo.ts';
import { DEMO_PROFILE, shopName } from '#lib/shared/shop-profile.ts';

/** The demo's mark, a clock; decorative, in the colour of the text. */
function ClockMark({ className }: { className: string }) {
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

interface ShopMarkProps {
  /** The size of the demo's mark. */
  className: string;
  /** The height of the operator's logo. */
  logoClassName: string;
}

/** How the shop shows itself: by the operator's logo, otherwise by its name, in the demo with its mark. */
export function ShopMark({ className, logoClassName }: ShopMarkProps) {
  const logo = shopLogo();
  const name = shopName();
  if (logo === null) {
    return (
      <>
        {name === DEMO_PROFILE.name && <ClockMark className={className} />}
        {name}
      </>
    );
  }
  const { src, darkSrc, width, height } = logo;
  return (
    <picture className="contents">
      {darkSrc !== null && <source srcSet={darkSrc} media="(prefers-color-scheme: dark)" />}
      <img
        src={src}
        alt={name}
        width={width}
        height={height}
        className={`w-auto max-w-44 object-contain ${logoClassName}`}
      />
    </picture>
  );
}
