/** The meaning of the fields of the refusals (C-60). */
export const refusalNotes = {
  MarketplaceRefusal: {
    '': 'The Marketplace API’s envelope of an error.',
    code: 'Code of the official description. The mocks use 1001 county not found, 1002 state not found, 1003 a field is missing or wrong, 1010 no poverty guideline, 1016 not enough plans, 1017 rate area not found. Of 1017 as the answer of the plan search the site says that asking again does not help; it reads no other.',
    status: 'The HTTP status as a text.',
    message: 'One sentence in the language asked for. It is shown as it comes.',
  },
  AgencyRefusal: {
    '': 'Either a list of fields, or one sentence. Both are shown as they come.',
    message:
      'One sentence in the language asked for. Without markup: a text that looks like HTML or JSON is not shown.',
    errors: 'One entry for each wrong field. With at least one the answer is a failure, whatever its status.',
    'errors[].field': 'Path of the field in the body, such as “account.password”. Shown before the message.',
    'errors[].message': 'What is wrong, in the language asked for.',
  },
  MapsRefusal: {
    '': 'Google’s envelope of an error. The site shows its own sentence instead.',
    error: 'The error.',
    'error.code': 'The HTTP status as a number.',
    'error.status': 'Google’s word for the status, such as “INVALID_ARGUMENT” or “NOT_FOUND”.',
    'error.message': 'A sentence for developers, in English.',
  },
}
