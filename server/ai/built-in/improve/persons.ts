const PERSONS = new Set(
  'mother grandmother father grandfather sister brother aunt uncle wife husband daughter son friend neighbour doctor dietitian nutritionist nurse teacher trainer cook chef farmer researcher scientist expert student patient reader author writer adult woman man person child parent boy girl family guest worker vendor shopkeeper customer coach athlete runner vegetarian diabetic Indian physician specialist surgeon baker milkman maker author beginner user grandparent mum mom dad kid elder ancestor client youngster villager buyer consumer employee teenager adolescent housewife colleague pharmacist gynaecologist paediatrician cardiologist diabetologist instructor'.split(
    ' ',
  ),
)
const GROUPS = new Set(
  'team committee government ministry school company hospital university council society family group'.split(' '),
)
const IRREGULAR = new Set([
  'people',
  'women',
  'men',
  'children',
  'families',
  'ladies',
  'babies',
  'companies',
  'housewives',
])
const SEVERAL_OF =
  /^(?:most|many|some|both|all|several) of (?:us|them|you|(?:the|our|my|these|those) (?:\p{L}+ )?(people|women|men|children|\p{L}+s))$|^(?:millions|thousands|hundreds|lakhs|crores) of (?:\p{L}+ )?(people|women|men|children|families|\p{L}+s)$/u
const EVERYBODY = /^(?:everyone|everybody|nobody|no one)$/
const BODIES = /^(?:the )?(?:WHO|ICMR|NIN|FSSAI|UNICEF|NHS|ICMR-NIN|FAO)$/
/** "Most families", "my mother": the last word says who. */
const HEAD = /^(?:\p{L}[\p{L}’'-]* ){0,3}?(\p{L}+)$/u
const NO_PERSON = /\b(?:of|and|or)\b/

function countHeadWords(agent: string): string {
  return NO_PERSON.test(agent) ? '' : (HEAD.exec(agent)?.[1] ?? '')
}

export function isSeveral(agent: string): boolean {
  const [whole, one, other] = SEVERAL_OF.exec(agent) ?? []
  const head = whole ? (one ?? other ?? 'people') : countHeadWords(agent)
  return IRREGULAR.has(head) || (head.endsWith('s') && PERSONS.has(head.slice(0, -1)))
}

export function isOne(agent: string): boolean {
  const head = countHeadWords(agent)
  return PERSONS.has(head) || GROUPS.has(head) || BODIES.test(agent) || EVERYBODY.test(agent)
}

/** Who can cook, choose or write: "by steaming", "by noon" and "by hand" name nobody. */
export function isPerson(agent: string): boolean {
  return isOne(agent) || isSeveral(agent)
}
