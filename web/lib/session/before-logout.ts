type Question = () => Promise<boolean>

const questions = new Set<Question>()

/**
 * A logout erases what this browser has kept of unsent work. Who has some is asked first, and says whether the person
 * may go. Returns how to stop being asked.
 */
export function beforeLogout(question: Question): () => void {
  questions.add(question)
  return () => void questions.delete(question)
}

export async function mayLogOut(): Promise<boolean> {
  for (const question of questions) {
    if (!(await question())) return false
  }
  return true
}
