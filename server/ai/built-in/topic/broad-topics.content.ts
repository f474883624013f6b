/** What may come from many things: an article on some of them says so. */
export const MANY_CAUSES =
  /\b(?:(?:low|lack of|no) energy|fatigue|tired(?:ness)?|exhaust(?:ed|ion)|weakness|headaches?|dizziness|bloating|cramps|stiffness)\b/i

/** Topics of general words that mean several subjects, or one whose keywords they are not. Earlier lines go first. */
export const BROAD_TOPICS: readonly (readonly [pattern: RegExp, subjects: readonly string[]])[] = [
  [/\b(?:pre|post)\b.*\bworkout\b|\bworkout\b.*\b(?:food|foods|meals?|nutrition|eat|eating|diet)\b/i, ['workout-food']],
  [
    /\b(?:low|lack of|no|more) energy\b|\bfatigued?\b|\btired(?:ness)?\b|\bexhaust(?:ed|ion)\b/i,
    ['iron', 'sleep-habits'],
  ],
  [/\bhome\b.*\bworkouts?\b|\bworkouts?\b.*\bhome\b/i, ['home-workouts']],
  [
    /\bworkouts?\b|\b(?:being|getting|staying|stay|keep|keeping|get) (?:active|fit)\b/i,
    ['starting-exercise', 'home-workouts'],
  ],
  [
    /\b(?:healthy|healthier|daily|better|good|balanced|morning) (?:\w+ )?(?:routines?|lifestyles?|habits)\b/i,
    ['sleep-habits', 'walking', 'balanced-plate'],
  ],
  [/\b(?:diets?|nutrition|eat|eating|meals?|foods?)\b/i, ['balanced-plate']],
]
