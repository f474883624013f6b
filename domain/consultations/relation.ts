/** The relation to the sender of the person a request is for; null for a request for oneself. */
export const RELATIONS = ['mother', 'father', 'spouse', 'child', 'grandparent', 'other'] as const
export type Relation = (typeof RELATIONS)[number]

export const RELATION_REQUIRED = 'Choose who this request is for'
export const PERSON_AGE_REQUIRED = 'Their age is required'
export const PERSON_GENDER_REQUIRED = 'Choose their gender'

/** The labels shown to the sender. */
export const OWN_RELATION_LABELS: Record<Relation, string> = {
  mother: 'My mother',
  father: 'My father',
  spouse: 'My husband or wife',
  child: 'My son or daughter',
  grandparent: 'My grandparent',
  other: 'Another person',
}

/** The labels shown to the dietitian and admins. */
export const RELATION_LABELS: Record<Relation, string> = {
  mother: 'For their mother',
  father: 'For their father',
  spouse: 'For their husband or wife',
  child: 'For their son or daughter',
  grandparent: 'For their grandparent',
  other: 'For another person',
}
