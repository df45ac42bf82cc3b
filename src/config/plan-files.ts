/**
 * The age in days up to which the public files of a year are current. CMS renews them about once a month, so older
 * files may be out of date.
 */
export const freshDays = 45
