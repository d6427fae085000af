import { REFERENCE_OBJECTS, type ReferenceObject } from '#lib/storefront/catalogue/size-guide/scale.ts';
import * as m from '#messages';

interface OutlineProps {
  object: ReferenceObject;
  /** CSS pixels per millimetre. */
  scale: number;
}

const LINE = 2;

/** The outline of an object to hold against the screen; its outer edge has the object's size. */
export function Outline({ object, scale }: OutlineProps) {
  const { name, width, height, corner } = REFERENCE_OBJECTS[object];
  const [across, down] = [width * scale, height * scale];
  return (
    <svg
      width={across}
      height={down}
      role="img"
      aria-label={m.sizeGuideOutlineOf({ object })}
      className="block shrink-0"
    >
      <rect
        x={LINE / 2}
        y={LINE / 2}
        width={across - LINE}
        height={down - LINE}
        rx={corner * scale}
        strokeWidth={LINE}
        className="fill-card stroke-brass"
      />
      <text x="50%" y="50%" textAnchor="middle" dominantBaseline="middle" className="fill-muted text-sm">
        {name()}
      </text>
    </svg>
  );
}
