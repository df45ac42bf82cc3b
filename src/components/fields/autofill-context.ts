import { createContext } from 'react'

/** Whether a browser may remember and fill in what is typed: not on a shared device. */
export const AutofillContext = createContext(true)
