import { videoId } from '#domain/content/video-id.ts'

/** The id of the video that a link in the page's texts names; one that is no address is logged, and nothing else (C-41). */
export function videoOfLink(link: string): string | undefined {
  return videoId(link, (unreadable) => {
    console.info('Error parsing video URL', unreadable)
  })
}
