import { EARLY_SUBMIT_SCRIPT } from '#web/lib/forms/early-submit.ts'
import { SESSION_KEYS } from '#web/lib/session/session-storage.ts'
import { THEME_KEY } from '#web/lib/theme.ts'

/**
 * Runs before the first paint: sets the stored theme and "signed in", with the role, on the html element, since the
 * server's HTML is the same for everyone, and records early form submissions. The text must not vary by page, because
 * the server allows it by its hash.
 */
export const HEAD_SCRIPT = `(function(h,s,t){try{s=localStorage;t=s.getItem('${THEME_KEY}');if(t==='light'||t==='dark')h.dataset.theme=t;if(s.getItem('${SESSION_KEYS.access}')&&s.getItem('${SESSION_KEYS.refresh}'))h.dataset.signedIn=(JSON.parse(s.getItem('${SESSION_KEYS.user}'))||{}).role||''}catch(e){}})(document.documentElement);${EARLY_SUBMIT_SCRIPT}`
