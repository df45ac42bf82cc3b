import process from 'node:process'

/** Returns what is wrong with the words of a command in one sentence; null for any other error. */
export function optionProblem(error: unknown): string | null {
  if (!(error instanceof TypeError) || !('code' in error)) return null
  const [, named = ''] = /['"](-{1,2}[^'"\s=,]+)/.exec(error.message) ?? []
  const [, word = ''] = /['"]([^'"]+)['"]/.exec(error.message) ?? []
  switch (error.code) {
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION':
      return `There is no option ${named}: --help lists what there is.`
    case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE':
      return error.message.includes('does not take')
        ? `${named} takes no value: --help shows how it is written.`
        : `${named} needs a value after it: --help shows how it is written.`
    case 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL':
      return `"${word}" is no option: --help lists what there is.`
    default:
      return null
  }
}

/** Says that an import was stopped when this process is (Ctrl+C). Returns what ends the watch. */
export function tellStop(clean: () => void, sentence: () => string): () => void {
  const stop = () => {
    clean()
    console.error(`\n${sentence()}`)
    process.exit(130)
  }
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.once(signal, stop)
  return () => {
    for (const signal of signals) process.off(signal, stop)
  }
}
