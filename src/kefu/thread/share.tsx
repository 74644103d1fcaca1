import './media-styles.ts'
import { useStore } from '@nanostores/react'
import { $shares } from '../client/pictures.ts'
import { $text } from './kinds.text.ts'

/** How much of a picture or a file has left. */
export function Share({ id }: { id: string }) {
  const text = useStore($text)
  const share = useStore($shares)[id]
  if (share === undefined) return null
  return <progress className="kefu-share" max={1} value={share} aria-label={text.uploading} />
}
