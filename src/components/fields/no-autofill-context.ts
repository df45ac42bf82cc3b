import { createContext } from 'react'

/** Whether a browser must neither remember nor fill in what is typed: on a shared device. */
export const NoAutofillContext = createContext(false)
