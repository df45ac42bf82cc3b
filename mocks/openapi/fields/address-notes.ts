/** The meaning of the fields of the address calls, which are Google's Places service (New). */
export const addressNotes = {
  AddressSuggestionsRequest: {
    '': 'What was typed so far.',
    input: 'The typed text, a comma, and the ZIP code of the quote.',
    includedRegionCodes: 'Always “us”: addresses of the United States only.',
    includedPrimaryTypes: 'Kinds of place. The site sends “street_address”, “premise” and “subpremise”.',
    languageCode: 'Language of the answer: that of the site.',
    sessionToken: 'One random id for all calls from the first letter to the choice, at most 36 characters.',
  },
  AddressSuggestionsAnswer: {
    '': 'Addresses that begin like the text.',
    suggestions: 'The suggestions, best first. Missing when there are none.',
    'suggestions[].placePrediction': 'One address. A suggestion without it is ignored.',
    'suggestions[].placePrediction.placeId': 'Id of the address, for the details.',
    'suggestions[].placePrediction.structuredFormat': 'The address in two lines.',
    'suggestions[].placePrediction.structuredFormat.mainText': 'The first line.',
    'suggestions[].placePrediction.structuredFormat.mainText.text': 'House number and street.',
    'suggestions[].placePrediction.structuredFormat.secondaryText': 'The second line.',
    'suggestions[].placePrediction.structuredFormat.secondaryText.text': 'City and state.',
  },
  AddressDetailsAnswer: {
    '': 'One address in parts.',
    addressComponents: 'The parts, in any order.',
    'addressComponents[].longText': 'The part in full, such as “Oak Avenue”.',
    'addressComponents[].shortText': 'The part abbreviated, such as “Oak Ave” or “FL”.',
    'addressComponents[].types':
      'What the part is. The site reads “street_number”, “route”, “subpremise”, “locality”, “postal_town”, “administrative_area_level_1” (state), “administrative_area_level_2” (county) and “postal_code”.',
  },
}
