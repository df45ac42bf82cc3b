import { useState } from 'react'

/**
 * Returns the value, or while it is held the one from before. Another key takes the current value and holds that.
 * What changes a card's height is held while the visitor reads the cards, so that none of them moves.
 */
export function useHeld<Value>(value: Value, key: string, isHeld: boolean): Value {
  const [held, setHeld] = useState({ key, value })
  if (isHeld && held.key === key) return held.value
  if (held.key !== key || held.value !== value) setHeld({ key, value })
  return value
}
