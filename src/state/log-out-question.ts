type Question = () => Promise<boolean>

let question: Question | null = null

/** Makes `ask` decide whether a log-out goes on; returns how to stop it. */
export function askBeforeLogOut(ask: Question): () => void {
  question = ask
  return () => {
    question = null
  }
}

/** Whether a press of "Log out" may end the session: asks first where answers would be erased. */
export async function mayLogOut(): Promise<boolean> {
  return question ? question() : true
}
