/** The agency's page on each network, as the settings' defaults name them. */
export const socialUrls = {
  video: 'https://www.youtube.com/@puente',
  facebook: 'https://www.facebook.com/puente',
  instagram: 'https://www.instagram.com/puente',
} as const
