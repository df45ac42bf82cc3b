/**
 * A fingerprint of the document without its examples, for each version. A change of the document needs a new version
 * and a line here; a line never changes.
 */
export const contractFingerprints: Readonly<Record<string, string>> = {
  '2.0.0': '6012bb4d137c4704',
}
