/** Traversals of the history that have not ended; nobody may ask for one that leads nowhere, or by another name than `go`. */
let travels = 0
const go = history.go.bind(history)
// No spy: those are taken back after each test.
history.go = (by) => {
  travels += 1
  go(by)
}
addEventListener('popstate', () => {
  travels -= 1
})

/** Waits until no traversal of the history is under way and what follows the last one is done. */
export async function historyAtRest(): Promise<void> {
  // What follows an arrival is decided in the turn after it, so that one quiet turn is not enough.
  for (let quiet = 0; quiet < 2; quiet = travels === 0 ? quiet + 1 : 0)
    await new Promise((resolve) => setTimeout(resolve, 0))
}
