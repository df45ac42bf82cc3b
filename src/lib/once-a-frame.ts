/** Longest wait for a frame in milliseconds: a hidden page draws none. */
const longestMs = 100

/** Calls back once with the next frame of the page, or soon if it draws none; returns a function that cancels it. */
function onNextFrame(work: () => void): () => void {
  const hasFrames = typeof requestAnimationFrame === 'function'
  let frame: number | undefined
  const timer = setTimeout(run, hasFrames ? longestMs : 0)
  if (hasFrames) frame = requestAnimationFrame(run)
  function stop() {
    clearTimeout(timer)
    if (frame !== undefined) cancelAnimationFrame(frame)
  }
  function run() {
    stop()
    work()
  }
  return stop
}

/** Calls back once after the next frame has been painted, or soon if the page draws none. */
export function afterPaint(work: () => void): () => void {
  let stopTask: (() => void) | undefined
  // A task queued in the frame's callbacks runs after the paint.
  const stopFrame = onNextFrame(() => {
    const timer = setTimeout(work)
    stopTask = () => {
      clearTimeout(timer)
    }
  })
  return () => {
    stopFrame()
    stopTask?.()
  }
}

/** Work that runs at most once a frame, however often it is requested. */
export interface OnceAFrame {
  readonly ask: () => void
  /** Drops the pending request. */
  readonly stop: () => void
}

/** Merges all requests for the work until the next frame into one. */
export function onceAFrame(work: () => void): OnceAFrame {
  let stop: (() => void) | undefined
  return {
    ask: () => {
      stop ??= onNextFrame(() => {
        stop = undefined
        work()
      })
    },
    stop: () => {
      stop?.()
      stop = undefined
    },
  }
}
