/** The router imports this hook from a shim for React before 18; this module exports React's own instead. */
export { useSyncExternalStore } from 'react'
