/**
 * The versions of the service's description, the newest last, each with a fingerprint of the description without its
 * examples. A change of the document adds a line. The first number rises when an existing service no longer fits, the
 * second for something new, the third for words. Lines of published versions never change.
 */
export const contractFingerprints: Readonly<Record<string, string>> = {
  '2.0.0': '183b37f2c7ad7a49',
  '2.0.1': 'b7da45a248788875',
  '2.1.0': '2c2383da8a823a2f',
  '2.2.0': 'edc42346e5eb1aed',
  '2.3.0': '05d09dc96523d8a6',
  '2.3.1': '25f56343f088b4be',
  '2.3.2': 'c843f094842fb6bc',
  '2.4.0': '58da00630c5b0e14',
  '2.5.0': '4116d7531b2470bb',
  '2.6.0': '0351db737db3b779',
  '2.6.1': 'd0e04e4c73fa4901',
  '2.7.0': '5b5a110d348d9d40',
  '2.7.1': '1c21566919b8cc2e',
  '2.8.0': 'd230b56ef2dd2c3a',
}

/** The version of the service's description, `info.version` of the OpenAPI document. */
export const contractVersion = Object.keys(contractFingerprints).at(-1) ?? ''
