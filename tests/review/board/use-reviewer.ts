import { useState } from 'react'

const key = 'puente-reviewer'

/** The name that this browser has of before; none where it stores nothing. */
function storedName(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Returns the reviewer's name, which this browser keeps: the own verdicts of before stay one's own. */
export function useReviewer(): readonly [string, (name: string) => void] {
  const [name, setName] = useState(storedName)
  return [
    name,
    (typed) => {
      setName(typed)
      try {
        localStorage.setItem(key, typed)
      } catch {
        // It is typed again the next time.
      }
    },
  ]
}
