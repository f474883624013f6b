const SHOWS =
  '(?:shows?|showed|shown|proves?|proved|proven|suggests?|suggested|finds?|found|says?|confirms?|confirmed|reveals?|revealed|links?|linked|agree|reports?|reported|discovered|discover|believe|warn|concluded|demonstrated|established|agrees?|backs?|claims?|tells? us|teach(?:es)?)'
const STUDY =
  '(?:stud(?:y|ies)|research(?:ers)?|(?:clinical )?trials?|scientists?|science|experts|surveys?|lab(?:oratory)? tests|experiments?)'
export const STUDIES = new RegExp(
  [
    `\\b(?:${STUDY}|evidence)(?: \\w+){0,3}? ${SHOWS}\\b`,
    '\\b(?:doctors|physicians|nutritionists|dietici?ans|dietitians|professors|universities) (?:(?:all over|across|around) the world |everywhere )?(?:\\w+ ){0,2}?(?:proved|proven|found|shown|discovered|confirmed|revealed|agree)\\b',
    // "It was found by researchers", "proven in many studies", "backed by science".
    `\\b(?:found|shown|proven|proved|discovered|confirmed|established|observed|reported|demonstrated|backed|verified|tested|seen) (?:by|in|through) (?:\\w+ ){0,3}?(?:${STUDY}|doctors|nutritionists|universities|laborator\\w+)\\b`,
    `\\b(?:science|research|study)-(?:backed|proven)\\b`,
    `\\b${STUDY} (?:\\w+ ){0,5}?(?:agree|agrees|admit|admits|accept|accepts)\\b`,
    // "A study from Harvard in 2019 showed".
    `\\b(?:stud(?:y|ies)|research(?:ers)?|trials?|survey|paper|scientists) (?:from|by|in|at|of|on|published|conducted|done|with|carried)\\b[^.;:?!]{0,80}? ${SHOWS}\\b`,
    `\\b(?:according to|as per) (?:(?:a|an|one|the|recent|new|several|many|some|various|latest|large|major|famous|\\d{4}) ){0,3}${STUDY}\\b`,
    '\\b(?:scientifically|clinically|medically) (?:proven|proved|shown|tested|established|confirmed)\\b|\\ba proven fact\\b',
  ].join('|'),
  'i',
)

/** "No study has shown it." */
export const DENIED = /\b(?:no|not|never|nor|cannot)\b|n[’']t\b/i
/** In characters before the study. */
export const DENIED_WITHIN = 20
