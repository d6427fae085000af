import type { Found } from '#lib/returns/choices.ts';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';
import { RadioChips } from '@/components/ui/radio-chips';
import { chipsOf } from './chips-of';

interface FoundProductsProps {
  /** Name of the field. */
  name: string;
  found: readonly Found[];
}

/** Products that may come instead, each with its sizes to choose from; nothing where there are none. */
export function FoundProducts({ name, found }: FoundProductsProps) {
  if (found.length === 0) return null;
  return (
    <ul aria-label="Found products" className="mt-4 border-line border-t">
      {found.map(({ code, title, brand, photo, href, choices }) => (
        <li key={code} className="grid grid-cols-[5rem_1fr] gap-x-4 border-line border-b py-4">
          <Photo source={photo} alt="" widths={[160]} sizes="80px" width={80} height={80} />
          <div className="min-w-0">
            <p className="text-muted text-sm">{brand}</p>
            <p>
              <Link href={href} className="underline decoration-line underline-offset-4 hover:text-brass">
                {title}
              </Link>
            </p>
            <fieldset className="mt-3">
              <legend className="sr-only">{title}</legend>
              <RadioChips name={name} choices={chipsOf(choices)} chosen="" />
            </fieldset>
          </div>
        </li>
      ))}
    </ul>
  );
}
