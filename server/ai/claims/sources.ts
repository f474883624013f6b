/** Who can be named as a source: organisations, journals, an author with a year, a link elsewhere, a number of the list. */
const NAMED =
  /\b(?:WHO|ICMR|NIN|FSSAI|NICE|USDA|FDC|NHS|CDC|AIIMS|EFSA|FAO|NIH|ACSM|RSSDI|NFHS|INDIAB|FoodData|Cochrane|Lancet|BMJ|JAMA|PubMed)\b|\b[A-Z]\w+(?: \w+){0,4} (?:Organization|Organisation|Association|Society|University|Institutes?|Academy|Council|Foundation|Ministry|Commission|Federation|Authority|College|Journal|Survey|Guidelines?)\b|\b(?:Ministry|Institute|University|College|Department|Academy|Journal|Council) of [A-Z]|\bDietary Guidelines\b|\bet al\b|\b[A-Z]\p{L}+,? \(?(?:19|20)\d\d\b|\((?:[^()]{0,60}[ ,])?(?:19|20)\d\d\)/u
/** "[2]" points into the list of sources, "the guidelines" to what it holds. */
const POINTER = /\[\d{1,2}\]|\b(?:guidelines?|survey|consensus|reference)\b/i

export function namesSource(text: string): boolean {
  return NAMED.test(text)
}

export function pointsToList(text: string): boolean {
  return POINTER.test(text)
}
