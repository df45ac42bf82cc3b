/** The router asks a shim for this hook, for React before 18; here it comes from React itself. */
export { useSyncExternalStore } from 'react'
