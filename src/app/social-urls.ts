import { site } from '#config/site.ts'

/** The agency's page on each network, from the settings. */
export const socialUrls = {
  video: site.socialVideoUrl,
  facebook: site.socialFacebookUrl,
  instagram: site.socialInstagramUrl,
} as const
