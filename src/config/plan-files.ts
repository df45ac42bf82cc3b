/** CMS renews the public files of a year about once a month: older ones may be out of date. */
export const freshDays = 45
