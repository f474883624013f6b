import type { CautionGroup } from './cautions.content.ts'
import { CAUTIONED, OLDER, PEOPLE } from './topic-groups.content.ts'

type People = keyof typeof PEOPLE

/** People for whom advice to adults is not valid. */
export function groupsOf(topic: string): People[] {
  return (Object.keys(PEOPLE) as People[]).filter(
    (group) => PEOPLE[group].test(topic) && !(group === 'children' && OLDER.test(topic)),
  )
}

/** The groups whose cautions a text on this topic needs, regardless of the article. */
export function cautionGroupsOf(topic: string): CautionGroup[] {
  const groups = CAUTIONED.flatMap(([group, words]) => (words.test(topic) ? [group] : []))
  return groupsOf(topic).includes('children') ? [...groups, 'children'] : groups
}
