import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { uploadOwnPicture } from '#src/api/own-account.ts'
import { Avatar } from '#src/console/shell/user-menu.tsx'
import { useConnection } from '#src/gate/use-connection.ts'
import { uploadedAddress } from '#src/http/uploaded-address.ts'
import { beginsAsPicture } from '#src/http/uploads/first-bytes.ts'
import { recompressionOf } from '#src/http/uploads/recompression.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { $text } from './account.text.ts'

/** As the library takes them (specification 5). */
const endings = '.jpg,.jpeg,.png,.gif'

/** A picture of oneself need not move. */
async function smallEnough(file: File): Promise<File> {
  if ((await recompressionOf(file)) === 'send') return file
  return (await import('#src/http/uploads/recompress.ts')).recompress(file)
}

export interface OwnPictureProps {
  name: string
  value: string
  onChange(address: string): void
}

/** One's own picture, sent from this device: for who may not use the library. */
export function OwnPicture({ name, value, onChange }: OwnPictureProps) {
  const text = useStore($text)
  const connection = useConnection()
  const notify = useNotify()
  const input = useRef<HTMLInputElement>(null)
  const [isSending, setSending] = useState(false)

  const send = async (file: File | undefined) => {
    if (!file || isSending) return
    if (!/\.(jpe?g|png|gif)$/i.test(file.name) || !(await beginsAsPicture(file))) return notify.error(text.wrongFormat)
    setSending(true)
    try {
      const body = new FormData()
      const sent = await smallEnough(file)
      body.append('file', sent, sent.name)
      const { src } = await connection.send(uploadOwnPicture, { body })
      onChange(uploadedAddress({ src }, connection.base))
    } catch (error) {
      notify.failure(error)
    } finally {
      setSending(false)
    }
  }
  return (
    <div className="account-picture" role="group" aria-label={text.avatar}>
      <Avatar name={name} picture={value} size={64} />
      <Button busy={isSending} onClick={() => input.current?.click()}>
        {text.otherPicture}
      </Button>
      <input
        ref={input}
        type="file"
        accept={endings}
        hidden
        onChange={({ currentTarget }) => {
          void send(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
    </div>
  )
}
