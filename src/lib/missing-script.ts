/** Whether a thrown value means that a part of the site could not be fetched, in each browser's wording. */
export function isMissingScript(error: unknown): error is TypeError {
  return error instanceof TypeError && /imported module|module script/i.test(error.message)
}
