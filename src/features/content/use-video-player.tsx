import { type ReactNode, useState } from 'react'

import type { Video } from '#components/media/video-dialog.tsx'
import { VideoFailure } from '#components/media/video-failure.tsx'
import { videoFrameUrl } from '#config/urls.ts'
import { onDemand, useOnDemand } from '#lib/on-demand.ts'

const videoDialog = onDemand(() => import('#components/media/video-dialog.tsx'))

/** The player of a page, whose code is fetched when a press is near. */
export interface VideoPlayer {
  readonly play: (video: Video) => void
  readonly warm: () => void
  /** The open player; place it anywhere in the page. */
  readonly player: ReactNode
  /** Why the player did not come; place it near the posters. */
  readonly notice: ReactNode
}

/** One video player for all posters of a page: a current video, set by a press and cleared on closing (spec 3 §4). */
export function useVideoPlayer(): VideoPlayer {
  const [video, setVideo] = useState<Video>()
  const dialog = useOnDemand(videoDialog, video !== undefined)
  const close = () => {
    setVideo(undefined)
  }
  return {
    play: setVideo,
    warm: videoDialog.warm,
    player: dialog.kind === 'ready' && (
      <dialog.part.VideoDialog
        video={video && { title: video.title, frameUrl: videoFrameUrl(video.id) }}
        onClose={close}
      />
    ),
    notice: video !== undefined && dialog.kind === 'failed' && (
      <VideoFailure onRetry={videoDialog.warm} onClose={close} />
    ),
  }
}
