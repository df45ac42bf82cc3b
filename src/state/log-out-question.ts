type Question = () => Promise<boolean>

let question: Question | null = null
let hasUnsentAnswers = false

/** Records whether the application has answers that only this page and this device have. Logging out erases them. */
export function noteUnsentAnswers(areUnsent: boolean): void {
  hasUnsentAnswers = areUnsent
}

/** Makes `ask` the question before a log-out that erases answers; returns how to stop it. */
export function askBeforeLogOut(ask: Question): () => void {
  question = ask
  return () => {
    question = null
  }
}

/** Whether a press of "Log out" may end the session: asks first while answers would be erased. */
export async function mayLogOut(): Promise<boolean> {
  return hasUnsentAnswers && question ? question() : true
}
