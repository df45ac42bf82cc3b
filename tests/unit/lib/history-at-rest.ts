/** Pending traversals of the history. No code may ask for one that leads nowhere, or use another function than `go`. */
let travels = 0
const go = history.go.bind(history)
// No spy: those are restored after each test.
history.go = (by) => {
  travels += 1
  go(by)
}
addEventListener('popstate', () => {
  travels -= 1
})

/** Waits until no traversal of the history is pending and the consequences of the last one are done. */
export async function historyAtRest(): Promise<void> {
  // The consequences of an arrival are decided in the next turn, so one quiet turn is not enough.
  for (let quiet = 0; quiet < 2; quiet = travels === 0 ? quiet + 1 : 0)
    await new Promise((resolve) => setTimeout(resolve, 0))
}
