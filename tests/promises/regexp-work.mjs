import process from 'node:process'

/**
 * Runs each received expression over long adversarial texts, and answers with the processor time of the worst, in
 * milliseconds. It is a separate process, because an expression that backtracks without end can't be stopped from
 * inside. 20 KB are enough to find quadratic time; the other expressions then run over 100 KB.
 */
const lengths = [20_000, 100_000]
const tooLongMs = 100

const made = new Map()
function text(start, unit, length) {
  const key = `${start} ${unit} ${length}`
  if (!made.has(key)) made.set(key, `${start}${unit.repeat(Math.ceil(length / unit.length))}\u0001!`)
  return made.get(key)
}

function* misleading(source, length) {
  const own = [...new Set(source.replace(/\\./g, '').replace(/[[\](){}^$*+?|:=!<]/g, ''))].slice(0, 6)
  const units = [...new Set(['a', '0', ' ', '.', '/', ...own, 'a.', '0,'])]
  for (const unit of units) for (const start of ['', 'a@', '$']) yield text(start, unit, length)
}

function milliseconds(expression) {
  let worst = 0
  for (const length of lengths)
    for (const long of misleading(expression.source, length)) {
      const before = process.cpuUsage()
      expression.lastIndex = 0
      if (expression.global) long.replace(expression, '')
      else expression.exec(long)
      const { user, system } = process.cpuUsage(before)
      worst = Math.max(worst, (user + system) / 1_000)
      if (worst > tooLongMs) return worst
    }
  return worst
}

process.on('message', ({ source, flags }) => {
  process.send({ source, worst: milliseconds(new RegExp(source, flags)) })
})
