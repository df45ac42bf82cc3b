/** Whether a thrown value says that a part of the site could not be fetched, as each browser words it. */
export function isMissingScript(error: unknown): error is TypeError {
  return error instanceof TypeError && /imported module|module script/i.test(error.message)
}
