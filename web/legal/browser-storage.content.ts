import { DEVICE_KEY } from '#web/lib/session/device-id.ts'
import { SESSION_KEYS } from '#web/lib/session/session-storage.ts'
import { THEME_KEY } from '#web/lib/theme.ts'

export interface StoredItem {
  keys: readonly string[]
  purpose: string
  /** How long it stays. */
  until: string
}

/** What the Cookie Policy lists; a new key in the browser is named here too. */
export const STORED_ITEMS: readonly StoredItem[] = [
  {
    keys: [SESSION_KEYS.access, SESSION_KEYS.refresh],
    purpose: 'Show that you’re signed in.',
    until: 'Until you sign out or the session ends.',
  },
  {
    keys: [SESSION_KEYS.user],
    purpose: 'Your id, names, email and role, to greet you at once.',
    until: 'Until you sign out or the session ends.',
  },
  {
    keys: [DEVICE_KEY],
    purpose:
      'A random number that helps us recognise this browser when you sign in. We email you only about a sign-in from another one. It’s made when you first sign in or register, and has no other use.',
    until: 'Until you clear it.',
  },
  { keys: [THEME_KEY], purpose: 'The light or dark theme, if you have chosen one.', until: 'Until you clear it.' },
  {
    keys: ['hide_amounts'],
    purpose: 'That you hid energy and grams where a plate is scored.',
    until: 'Until you show them again or clear it.',
  },
  {
    keys: ['admin-store'],
    purpose: 'How the dietitian’s console shows blogs: as a list or as a grid.',
    until: 'Until you clear it.',
  },
  {
    keys: ['unsent:…'],
    purpose:
      'What you typed but haven’t sent yet, offered back to you, and what the AI tools told you about the last article they wrote for you. If you aren’t signed in, as with the health assessment, only the open tab has it. The same goes for the answer you opened with our link, and the details for opening an account.',
    until: 'Until you send it or sign out, for seven days at most. In a tab: until you close it.',
  },
  {
    keys: ['unsent-files'],
    purpose: 'The featured image that you chose for an article and haven’t saved yet.',
    until: 'As long as the unsaved article it belongs to.',
  },
  {
    keys: ['hero_slides', 'sample_meals', 'cooking_video', 'react-router-scroll-positions'],
    purpose: 'Whether you paused the slides, the sample meals or the video, and how far you scrolled.',
    until: 'Until you close the tab.',
  },
]
