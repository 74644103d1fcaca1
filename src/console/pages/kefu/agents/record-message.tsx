import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { ChatLogRow } from '#src/api/chat-agents.ts'
import { readVisitorProduct } from '#src/api/chat-cards.ts'
import { absoluteFile } from '#src/http/absolute-file.ts'
import { fileSize } from '#src/lib/file-size.ts'
import { addStyles } from '#src/lib/styles.ts'
import { ShopPicture } from '#src/pickers/shop-picture.tsx'
import type { Connection } from '#src/stores/connection.ts'
import { useCall } from '#src/stores/use-read.ts'
import css from './record-message.css?inline'
import { $record } from './record.text.ts'

addStyles(css)

// `msn_type` of the wire (customer-service contract, "Message types")
const [emoji, image, voice, product, order] = [2, 3, 4, 5, 6]
const films = /\.(mp4|m4v|mov|webm|ogv)(?:[?#]|$)/i
const sounds = /\.(mp3|m4a|aac|wav|ogg|oga|opus|amr|weba)(?:[?#]|$)/i

interface RecordMessageProps {
  row: ChatLogRow
  connection: Connection
}

/** A message of the record as it was seen: its signs, pictures, films, files and products. */
export function RecordMessage({ row, connection }: RecordMessageProps) {
  const words = useStore($record)
  const { base } = connection
  const { msn, msn_type: type, file } = row
  if (Number(row.recalled) === 1) return <span className="record-faint">{words.recalled}</span>
  if (file?.name) return <FileLink name={file.name} size={Number(file.size) || 0} address={absoluteFile(base, file.url)} />
  if (type === 1 || type === emoji) return <Words text={type === emoji ? msn.trim().replace(/^em-[\w+-]+$/, '[$&]') : msn} />
  if (type === image || type === voice) return <Media address={absoluteFile(base, msn)} isVoice={type === voice} base={base} />
  if (type === product) return <Product id={msn.trim()} connection={connection} />
  if (type === order) return <span>{`${words.order} ${msn}`}</span>
  return <span>{words.other}</span>
}

/** A text with the signs whose names stand in it; their table comes with the first of them. */
function Words({ text }: { text: string }) {
  const [shown, setShown] = useState(text)
  useEffect(() => {
    setShown(text)
    if (!text.includes('[em-')) return
    let isCurrent = true
    import('#src/text/chat-emoji.ts').then(
      ({ withSigns }) => isCurrent && setShown(withSigns(text)),
      // without the table the names stand as they came
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [text])
  return <span className="record-words">{shown}</span>
}

/** Other clients send a film as a picture or as a voice: what lies there says the end of its address. */
function Media({ address, isVoice, base }: { address: string; isVoice: boolean; base: string }) {
  const words = useStore($record)
  if (films.test(address))
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody wrote down what is said in it
    return <video className="record-film" controls preload="metadata" src={address} aria-label={words.film} />
  if (isVoice || sounds.test(address))
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody wrote down what was said
    return <audio className="record-voice" controls preload="none" src={address} aria-label={words.voice} />
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" aria-label={words.enlarge}>
      <ShopPicture src={address} base={base} size={96} />
    </a>
  )
}

function FileLink({ name, size, address }: { name: string; size: number; address: string }) {
  const said = `${name} · ${fileSize(size)}`
  if (!address) return <span>{said}</span>
  return (
    <a className="record-words" href={address} download={name} target="_blank" rel="noopener noreferrer">
      {said}
    </a>
  )
}

/** A card holds the number of a product alone: what it is called the visitors' own call says. */
function Product({ id, connection }: { id: string; connection: Connection }) {
  const words = useStore($record)
  const read = useCall(connection, readVisitorProduct, { params: { id } })
  const found = read.state === 'there' ? read.data : undefined
  if (!found?.store_name) return <span>{`${words.product} ${id}`}</span>
  return (
    <span className="record-card">
      <ShopPicture src={found.image} base={connection.base} size={56} />
      <span>
        {`${words.product} ${found.store_name}`}
        <span className="record-faint">{`¥${found.price}`}</span>
      </span>
    </span>
  )
}
