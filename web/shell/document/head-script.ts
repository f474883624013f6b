import { EARLY_SUBMIT_SCRIPT } from '#web/lib/forms/early-submit.ts'
import { SESSION_KEYS } from '#web/lib/session/session-storage.ts'
import { THEME_KEY } from '#web/lib/theme.ts'

/**
 * Runs in the head before the first paint: the server's HTML is the same for everybody, so the chosen theme and
 * "somebody is signed in" (the header keeps their place) are put on the html element here, and a form pressed before its
 * script has come is remembered. The text never changes with
 * the page: the server allows it by its hash.
 */
export const HEAD_SCRIPT = `(function(h,s,t){try{s=localStorage;t=s.getItem('${THEME_KEY}');if(t==='light'||t==='dark')h.dataset.theme=t;if(s.getItem('${SESSION_KEYS.access}')&&s.getItem('${SESSION_KEYS.refresh}'))h.dataset.signedIn=''}catch(e){}})(document.documentElement);${EARLY_SUBMIT_SCRIPT}`
