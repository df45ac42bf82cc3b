/**
 * A fingerprint of the document without its examples, for each version. A change of the document needs a new version
 * and a line here. Lines of published versions never change.
 */
export const contractFingerprints: Readonly<Record<string, string>> = {
  '2.0.0': '183b37f2c7ad7a49',
  '2.0.1': 'b7da45a248788875',
  '2.1.0': '2c2383da8a823a2f',
  '2.2.0': 'edc42346e5eb1aed',
  '2.3.0': '05d09dc96523d8a6',
  '2.3.1': '25f56343f088b4be',
  '2.3.2': 'c843f094842fb6bc',
}
