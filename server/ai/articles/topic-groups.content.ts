import type { CautionGroup } from './cautions.content.ts'

/** Fasting, in the words of people who ask about it; neither "fast" as quick nor a fasting blood test. */
const WINDOWS =
  /\bintermitt?[ae]nt|\btime[- ]?restricted|\b(?:eating|feeding|fasting|\d{1,2}[- ]?(?:hours?|hrs?|h)) window|\bomad\b|\b(?:one|single|1) meal (?:a|per|in a) day\b|\b(?:1[2-9]|2[0-3])\s?[:/]\s?\d{1,2}\b|\b5\s?:\s?2\b|\balternate[- ]day|\bautophagy\b|\beat(?:ing)? only (?:between|from|within|until|till|before)|\b(?:not|nothing|no food|without food|stop eating)\b[^.]{0,20}\b(?:after|before|until|till|past)\s+(?:\d|noon|sunset|evening)/i
const GOING_WITHOUT =
  /\bfasting\b(?!\s+(?:blood|sugars?|glucose|plasma|insulin|lipids?|tests?|levels?))|\bfasts\b|(?<!\b(?:weight|fat|kilos?|kg|lose|run|running|walk|walking|grow|growing|eat|eating|work|working|too|very|so|how)\s)\bfast\b(?=\s*(?:$|[?.!,;:)]|(?:and|or|for|in|on|with|during|when|while|safely|once|days?|diets?|until|from|is|should|can|at)\b))|\b(?:skip\w*|miss\w*|leav\w+ out|without) (?:\w+ )?(?:breakfast|lunch|dinner|meals?)\b|\b(?:juice|water|liquid) (?:cleanse|diet|only)|\bstarv\w+/i
const RELIGIOUS =
  /\b(?:vrats?|vrath?|upvas|upwas|upavas\w*|ekadashi|navratr\w*|ramadan|ramzan|roza|rozas|sehri|suhoor|iftar|kar[vw]a chauth|paryushan|ayambil|maha ?shivratri|janmashtami fast|lent)\b/i
const WEIGHT_LOSS =
  /\b(?:weight|fat|inch)[- ]?loss\b|\b(?:los(?:e|es|ing)|reduc(?:e|ing)|shed(?:ding)?|cut(?:ting)?|drop(?:ping)?) (?:\w+ ){0,4}?(?:weight|fat|kilos?|kgs?|pounds|inches|belly|tummy)\b|\bslimm?(?:ing|er)?\b|\bburn\w* (?:\w+ )?fat\b|\b(?:calorie|energy) deficit\b|\bcrash diet|\bvajan (?:kam|ghat)\w*|\bmotapa\b/i
const CHILDREN =
  /\b(?:child(?:ren)?|kids?|toddlers?|bab(?:y|ies)|(?:picky|fussy) eat\w+|infants?|newborns?|teens?|teenagers?|teenage|adolescents?|school(?: |-)?(?:children|kids|boys?|girls?|going)|tiffin|weaning|bachch\w+|(?:under|below) 18(?!\.\d)|(?:[1-9]|1[0-7])[- ]?years?[- ]?olds?)\b/i
const PREGNANCY =
  /\b(?:pregnan\w+|gestation\w*|trimesters?|expecting mothers?|morning sickness|mothers? to be|garbh\w+)\b/i
const BREASTFEEDING =
  /\b(?:breast-?feeding|lactat\w+|child-?birth|post-?natal\w*|new mothers?|after delivery|postpartum)\b/i
/** "Old parents whose children live abroad." */
export const OLDER = /\b(?:elderly|old(?:er)? (?:age|people|parents)|senior citizens?|above [5-9]\d|grandparents?)\b/i
const DIABETES = /\b(?:pre)?diabet\w+|\b(?:high )?blood (?:sugar|glucose)\b|\binsulin\b|\bmadhumeh\b|\bhba1c\b/i

/** Words of a topic whose texts need the cautions of a group. */
export const CAUTIONED: readonly (readonly [CautionGroup, RegExp])[] = [
  ['fasting', new RegExp([WINDOWS, GOING_WITHOUT, RELIGIOUS].map(({ source }) => source).join('|'), 'i')],
  ['weight_loss', WEIGHT_LOSS],
  ['pregnancy', PREGNANCY],
  ['diabetes_medicines', DIABETES],
]

/** People for whom advice to adults does not hold. */
export const PEOPLE = { pregnancy: PREGNANCY, breastfeeding: BREASTFEEDING, children: CHILDREN } as const
