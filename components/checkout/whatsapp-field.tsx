import { formatMobile } from '#lib/shared/mobile.ts';
import * as paths from '#lib/shared/paths.ts';
import { PURPOSE_TEXTS } from '#lib/storefront/account/privacy/purposes.ts';
import * as m from '#messages';
import { Link } from '@/components/ui/link';
import { TaggedText } from '@/components/ui/tagged-text';

export interface WhatsAppConsent {
  /** Whether the customer has agreed before. */
  agreed: boolean;
  /** The customer's mobile number, ten digits. */
  mobile: string;
}

interface WhatsAppFieldProps extends WhatsAppConsent {
  id: string;
  /** Whether the shopper had ticked the box of a form that came back. */
  ticked: boolean;
}

const LINK = 'underline decoration-line underline-offset-4 hover:text-ink';

/** The box by which a customer agrees to updates by WhatsApp; says where to end them once agreed. */
export function WhatsAppField({ agreed, mobile, id, ticked }: WhatsAppFieldProps) {
  const number = (inner: string) => <span className="whitespace-nowrap tabular-nums">{inner}</span>;
  const { title, text } = PURPOSE_TEXTS['updates-whatsapp'];
  if (agreed)
    return (
      <p className="text-muted text-sm">
        <TaggedText
          text={m.checkoutWhatsAppAgreed({ number: formatMobile(mobile) })}
          tags={{
            number,
            link: (inner) => (
              <Link href={paths.privacy()} className={LINK}>
                {inner}
              </Link>
            ),
          }}
        />
      </p>
    );
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          id={id}
          name="whatsApp"
          value="on"
          defaultChecked={ticked}
          aria-describedby={`${id}-text`}
          className="size-5 shrink-0 cursor-pointer accent-brass"
        />
        <span>
          <TaggedText
            text={m.checkoutWhatsAppBox({ purpose: title, number: formatMobile(mobile) })}
            tags={{ number }}
          />
        </span>
      </label>
      <p id={`${id}-text`} className="ml-8 text-muted text-sm">
        <TaggedText
          text={m.checkoutWhatsAppText({ text })}
          tags={{
            link: (inner) => (
              <Link href={paths.content('privacy')} className={LINK}>
                {inner}
              </Link>
            ),
          }}
        />
      </p>
    </div>
  );
}
