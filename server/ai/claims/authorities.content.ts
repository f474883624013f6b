/** Institutions whose name suggests that something was tested. */
const PLACE =
  '(?:AIIMS|PGI(?:MER)?|IITs?|IISc|NIMHANS|CMC Vellore|MIT|NASA|UCLA|Harvard|Stanford|Oxford|Cambridge|Yale|Princeton|Columbia|Cornell|Johns Hopkins|Mayo Clinic|Apollo|Fortis|Max Hospital|(?:[A-Z][\\w’&-]+ ){1,4}(?:University|Hospitals?|Medical (?:College|School|Center|Centre)|Institute|Laborator(?:y|ies)|Clinic)|(?:University|Institute|College) of [A-Z][\\w’-]+(?: [A-Z][\\w’-]+){0,3})'
const OF_COUNTRY =
  '(?:American|British|German|Japanese|Chinese|Korean|Swiss|Swedish|Russian|French|Italian|Dutch|Finnish|Danish|Norwegian|Israeli|Australian|Canadian|Indian|European|US|UK|NASA)'
const JOURNAL =
  '(?:(?:[A-Z][\\w’&-]+ ){0,5}(?:Journal|Review|Annals|Archives|Bulletin)(?: (?:of|for|on|in)(?: [A-Z&][\\w’-]*| and| of| the){1,6})?|The Lancet|Lancet|BMJ|JAMA|NEJM|Nature|Science (?:magazine|journal)|PubMed)'
const PERSON =
  '(?:(?:Dr|Prof|Professor|Doctor|Vaidya?|Acharya|Swami|Sri|Guru)\\b\\.? (?:[A-Z]\\.? ?){0,3}[A-Z][\\p{L}’-]+(?: [A-Z][\\p{L}’-]+){0,2})'
const EXPERTS =
  '(?:[Ss]cientists?|[Rr]esearchers?|[Dd]octors?|[Pp]hysicians?|[Pp]rofessors?|[Ee]xperts?|[Nn]utritionists?|[Cc]ardiologists?|[Ee]ndocrinologists?|[Dd]iabetologists?|[Ss]pecialists?|[Ss]urgeons?|[Bb]iologists?|[Cc]hemists?|[Ii]nvestigators?)'
const STUDY =
  '(?:[Ss]tud(?:y|ies)|[Tt]rials?|[Rr]esearch|[Ss]urveys?|[Ee]xperiments?|[Pp]apers?|[Rr]eports?|[Tt]ests?|[Ff]indings?)'
const TELLS =
  '(?:says?|said|tells?|told|finds?|found|shows?|showed|has shown|have shown|proves?|proved|confirms?|confirmed|reveals?|revealed|reports?|reported|discovered|discovers?|tests?|tested|tries|tried|studies|studied|examined|measured|observed|notes?|noted|noticed|writes?|wrote|states?|stated|claims?|claimed|recommends?|recommended|advises?|advised|prescribes?|swears? by|believes?|warns?|warned|agrees?|concludes?|concluded|suggests?|suggested|published|gave|treated|cured|healed|explains?|explained|calls?|called)'
const LEADS =
  '(?:[Aa]ccording to|[Aa]s per|[Pp]ublished (?:in|by)|[Rr]eported (?:in|by)|[Ss]hown (?:in|by|at)|[Pp]roven (?:in|by|at)|[Tt]ested (?:at|by)|[Dd]iscovered (?:at|by)|[Cc]onfirmed by|[Aa]pproved by|[Rr]ecommended by|[Dd]eveloped (?:at|by))'

/** Patterns that name an authority, but nothing that a reader could look up. */
export const AUTHORITIES: readonly RegExp[] = [
  // "Scientists at AIIMS Delhi tested", "a professor of Punjab University says".
  new RegExp(`\\b${EXPERTS} (?:at|from|of|in|with)(?: the)? ${PLACE}\\b[^.;:?!]{0,60}? ${TELLS}\\b`, 'u'),
  // "Harvard doctors say", "a Stanford study", "Japanese scientists have found".
  new RegExp(`\\b${PLACE}(?:[’']s?)? (?:\\w+ ){0,2}?${STUDY}\\b`, 'u'),
  new RegExp(`\\b(?:${PLACE}|${OF_COUNTRY})(?:[’']s?)? (?:\\w+ )?${EXPERTS}\\b[^.;:?!]{0,40}? ${TELLS}\\b`, 'u'),
  // "A trial at the University of Delhi", "a study by Dr. Mehta".
  new RegExp(
    `\\b${STUDY}\\b[^.;:?!]{0,30}? (?:at|from|by|of|in|with|led by|done by|published in|carried out (?:at|by))(?: the| Dr\\.?)? (?:${PLACE}|${JOURNAL}|${PERSON})`,
    'u',
  ),
  // "According to the Indian Journal of Gut Health", "recommended by Dr. Mehta".
  new RegExp(`\\b${LEADS}(?: the| a| an)? (?:${JOURNAL}|${PLACE}|${PERSON})\\b`, 'u'),
  new RegExp(`\\b(?:${JOURNAL}|${PLACE}) (?:has |have |recently |once |now |also )?${TELLS}\\b`, 'u'),
  // "Dr. Mehta of AIIMS says".
  new RegExp(
    `\\b${PERSON}(?:,? (?:of|from|at|a|an|the|who)\\b[^.;:?!]{0,50}?,?)? (?:has |have |once |also |always )?${TELLS}\\b(?! (?:hello|goodbye|good))`,
    'u',
  ),
]
