import type { Phrases } from './phrases.ts'
import { PROFESSIONAL } from './professional.content.ts'

/** For what is no matter for a chat or for courage: where facts speak of danger to life, every tone speaks like this. */
export const GRAVE: Phrases = {
  ...PROFESSIONAL,
  openings: [
    'Many people wait longer than they need to before they ask. What is known about {names} can be said plainly, with the source beside it.',
    'A plain account helps when things are hard. The published advice about {names} is set out here, with its sources.',
  ],
  beforeSteps: [
    'These steps are small enough for a hard day.',
    'Each of these helps, for oneself or for someone else.',
  ],
  closings: [
    'Nobody has to manage this alone. Where the strain is heavy or lasts, a doctor, a counsellor or a helpline is the right place to ask, and a dietitian can support meals beside that.',
    'None of this replaces a conversation with a professional. It may make the first one easier, and the first one can be short.',
  ],
}
