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
    purpose: 'Prove that you are signed in.',
    until: 'Until you log out or the session ends.',
  },
  {
    keys: [SESSION_KEYS.user],
    purpose: 'Your id, names, email and role, to greet you at once.',
    until: 'Until you log out or the session ends.',
  },
  {
    keys: [DEVICE_KEY],
    purpose:
      'A random number that says, when you sign in, that it is this browser again: only of a sign-in from another one are you told by email. It is made when you first sign in or register, and serves nothing else.',
    until: 'Until you clear it.',
  },
  { keys: [THEME_KEY], purpose: 'The light or dark theme, if you have chosen one.', until: 'Until you clear it.' },
  {
    keys: ['admin-store'],
    purpose: "How the dietitian's console shows blogs: as a list or as a grid.",
    until: 'Until you clear it.',
  },
  {
    keys: ['unsent:…'],
    purpose:
      'What you typed but have not sent yet, offered back to you, and what the AI tools told you about the last article they wrote for you. Of someone who is not signed in, as with the health assessment, only the open tab keeps it. The tab also keeps the answer to your assessment, and your details in case you create an account from there.',
    until: 'Until it is sent, you log out, or seven days have passed; in a tab until you close it.',
  },
  {
    keys: ['unsent-files'],
    purpose: 'The featured image that you chose for an article and have not saved yet.',
    until: 'As long as the unsaved article that it belongs to.',
  },
  {
    keys: ['hero_slides', 'sample_meals', 'cooking_video', 'react-router-scroll-positions'],
    purpose: 'Whether you paused the slides, the sample meals or the video, and how far you had scrolled.',
    until: 'Until you close the tab.',
  },
]
