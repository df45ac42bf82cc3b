import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { isMainThread } from 'node:worker_threads'

/**
 * Loaded by every Node process that `processTime` starts, directly or not: writes the processor time of the process,
 * all its threads included, into the folder PROCESSOR_TIMES. It writes while the process runs, because a process that
 * is killed has no exit.
 */

const folder = process.env.PROCESSOR_TIMES

function note() {
  const { user, system } = process.cpuUsage()
  try {
    writeFileSync(join(folder, String(process.pid)), String((user + system) / 1_000))
  } catch {
    // The folder is gone because nobody waits any longer.
  }
}

if (folder && isMainThread) {
  setInterval(note, 100).unref()
  process.on('exit', note)
}
