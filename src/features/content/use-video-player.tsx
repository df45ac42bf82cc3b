import { type ReactNode, useState, useSyncExternalStore } from 'react'

import type { Video } from '#components/media/video-dialog.tsx'
import { VideoFailure } from '#components/media/video-failure.tsx'
import { videoFrameUrl, videoThumbnailUrl } from '#config/urls.ts'
import { onDemand, useOnDemand } from '#i18n/on-demand.ts'

const videoDialog = onDemand(() => import('#components/media/video-dialog.tsx'))

/** Whether this visit has played a video: afterwards pictures of the others may also be requested from its host. */
let hasPlayed = false
const listeners = new Set<() => void>()

function notePlayed() {
  hasPlayed = true
  for (const listener of listeners) listener()
}

function listen(onChange: () => void) {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/** The player of a page, whose code is loaded shortly before a likely press. */
export interface VideoPlayer {
  readonly play: (video: Video) => void
  readonly warm: () => void
  /** The host's picture of a video; none before a first video was played. */
  readonly thumbnailOf: (id: string | undefined) => string | undefined
  /** The open player; place it anywhere in the page. */
  readonly player: ReactNode
  /** The message if the player can't be loaded; place it near the posters. */
  readonly notice: ReactNode
}

/** One video player for all posters of a page: a current video, set by a press and cleared on closing (C-40). */
export function useVideoPlayer(): VideoPlayer {
  const [video, setVideo] = useState<Video>()
  const mayAsk = useSyncExternalStore(
    listen,
    () => hasPlayed,
    () => false,
  )
  const [last, setLast] = useState<Video>()
  const dialog = useOnDemand(videoDialog, video !== undefined)
  const close = () => {
    setVideo(undefined)
  }
  return {
    play: (pressed) => {
      setVideo(pressed)
      setLast(pressed)
      notePlayed()
    },
    thumbnailOf: (id) => (mayAsk && id !== undefined ? videoThumbnailUrl(id) : undefined),
    warm: videoDialog.warm,
    player: dialog.kind === 'ready' && (
      <dialog.part.VideoDialog
        video={video && { title: video.title, frameUrl: videoFrameUrl(video.id) }}
        onClose={close}
        onReopen={() => {
          setVideo(last)
        }}
      />
    ),
    notice: video !== undefined && dialog.kind === 'failed' && (
      <VideoFailure onRetry={videoDialog.need} onClose={close} />
    ),
  }
}
