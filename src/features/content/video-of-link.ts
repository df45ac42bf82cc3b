import { videoId } from '#domain/content/video-id.ts'

/** Returns the id of the video that a link in the page's texts names; an invalid address is only logged (C-41). */
export function videoOfLink(link: string): string | undefined {
  return videoId(link, (unreadable) => {
    console.info('Error parsing video URL', unreadable)
  })
}
