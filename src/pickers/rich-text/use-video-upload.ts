import { useEffect, useRef, useState } from 'react'
import type { VideoOptions, VideoStage } from '#src/http/uploads/own-video.ts'
import type { Connection } from '#src/stores/connection.ts'

export interface VideoUpload {
  name: string
  stage: VideoStage
  /** Of the stage, 0 to 100. */
  percent: number
}

/** The way that the connected server takes: ours goes on after a cut; a shop, and ours with a cloud, gets pieces or its cloud the whole file. */
async function send(connection: Connection, file: File, options: VideoOptions): Promise<string> {
  await connection.check()
  const { features, uploads } = connection.capabilities
  if (features.fileUploads && !uploads?.cloud) {
    const { uploadOwnVideo } = await import('#src/http/uploads/own-video.ts')
    return uploadOwnVideo(connection, file, options)
  }
  const { uploadVideo } = await import('#src/http/uploads/video.ts')
  const { signal, onProgress } = options
  return uploadVideo(connection, file, { signal, onProgress })
}

interface Ends {
  onDone(address: string): void
  onFailed(message: string): void
}

/** One video on its way to the connected server; it stops when the dialog goes. */
export function useVideoUpload(connection: Connection, { onDone, onFailed }: Ends) {
  const [upload, setUpload] = useState<VideoUpload | null>(null)
  const control = useRef<AbortController>(undefined)
  useEffect(() => () => control.current?.abort(new DOMException('closed', 'AbortError')), [])
  const cancel = () => {
    control.current?.abort(new DOMException('cancelled', 'AbortError'))
    setUpload(null)
  }
  const start = async (file: File) => {
    const { signal } = (control.current = new AbortController())
    const change = (part: Partial<VideoUpload>) => {
      if (!signal.aborted) setUpload((before) => before && { ...before, ...part })
    }
    setUpload({ name: file.name, stage: 'sending', percent: 0 })
    try {
      const address = await send(connection, file, {
        signal,
        onProgress: (share) => change({ percent: Math.round(share * 100) }),
        onStage: (stage) => change({ stage }),
      })
      if (!signal.aborted) onDone(address)
    } catch (error) {
      if (typeof error === 'object' && error !== null && 'shown' in error) error.shown = true
      if (!signal.aborted) onFailed(error instanceof Error ? error.message : '')
    }
    if (!signal.aborted) setUpload(null)
  }
  return { upload, start: (file: File) => void start(file), cancel }
}
