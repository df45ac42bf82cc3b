declare const __OTHER_RELATIVE_CODE__: string

/** The service's code for a dependent who is another relative; empty where it has none (F-98). */
export const otherRelativeCode: string = __OTHER_RELATIVE_CODE__
