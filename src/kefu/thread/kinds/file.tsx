import '../media-styles.ts'
import { useStore } from '@nanostores/react'
import { fileSize } from '#src/lib/file-size.ts'
import { FileIcon } from '../icons.tsx'
import type { BodyProps } from '../kind.ts'
import { $text } from '../kinds.text.ts'
import { Share } from '../share.tsx'

export default function FileBody({ content: { name, size, address }, message }: BodyProps<'file'>) {
  const text = useStore($text)
  const lines = (
    <>
      <span className="kefu-card-picture">
        <FileIcon />
      </span>
      <span className="kefu-card-lines">
        <span className="kefu-file-name">{name}</span>
        <span className="kefu-card-faint">{fileSize(size)}</span>
      </span>
    </>
  )
  if (!address)
    return (
      <div className="kefu-card kefu-file">
        {lines}
        {message.state === 'sending' && <Share id={message.key} />}
      </div>
    )
  return (
    <a
      className="kefu-card kefu-file"
      href={address}
      download={name}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      title={text.download}
    >
      {lines}
    </a>
  )
}
