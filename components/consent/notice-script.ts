import {
  CHOICE_EVENT,
  CHOICE_LIFETIME_SECONDS,
  MANAGE_ATTRIBUTE,
  MANAGE_EVENT,
  PROMPT_VISIBLE_ATTRIBUTE,
  UNREPORTED_KEY,
} from '#lib/storefront/marketing/consent/notice.ts';
import { NOTICE_VERSION, VISIT_PURPOSES } from '#lib/storefront/marketing/consent/purposes.ts';
import { READABLE_COOKIES } from '#lib/storefront/platform/session/cookie-names.ts';

const { consent, isCookie } = READABLE_COOKIES;

/**
 * The script beside the consent notice. The page is the same for everybody, so it decides before the first paint, from
 * the cookies, whether the notice is shown; and it saves a choice that is made before the other scripts have arrived.
 * They report the choice to the store (`components/consent/consent-control.tsx`).
 */
export const NOTICE_SCRIPT = `(()=>{
const d=document,r=d.documentElement,c=n=>(d.cookie.match('(?:^|; )'+n+'=([^;]*)')||[])[1],v=c('${consent}');
if(c('${isCookie}')!=='false'||v!==undefined&&!v.startsWith('${NOTICE_VERSION}.'))r.setAttribute('${PROMPT_VISIBLE_ATTRIBUTE}','');
d.addEventListener('click',e=>{
const b=e.target instanceof Element&&e.target.closest('[data-consent]');
if(!b)return;
const k=b.dataset.consent;
if(k==='manage'){r.setAttribute('${MANAGE_ATTRIBUTE}','');dispatchEvent(new Event('${MANAGE_EVENT}'));return}
const o='; path=/; max-age=${CHOICE_LIFETIME_SECONDS}; samesite=lax'+(location.protocol==='https:'?'; secure':'');
d.cookie='${consent}='+['${NOTICE_VERSION}',Date.now().toString(36),...(k==='all'?${JSON.stringify(VISIT_PURPOSES)}:[])].join('.')+o;
d.cookie='${isCookie}=false'+o;
try{localStorage.setItem('${UNREPORTED_KEY}','1')}catch{}
r.removeAttribute('${PROMPT_VISIBLE_ATTRIBUTE}');
dispatchEvent(new Event('${CHOICE_EVENT}'));
if(k!=='policy')d.getElementById('content')?.focus({preventScroll:true});
});
})()`.replaceAll('\n', '');
