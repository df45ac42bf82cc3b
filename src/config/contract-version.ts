/**
 * The version of the service's description, `info.version` of the OpenAPI document. A change of the document raises it:
 * the first number when an existing service no longer fits, the second for something new, the third for words.
 */
export const contractVersion = '2.3.2'
