import { useStore } from '@nanostores/react'
import { Camera, CircleCheck, ImagePlus, ScanLine } from 'lucide-react'
import { useMemo, useRef, type ReactNode, type RefObject } from 'react'
import { useLocation } from '#src/console/router/use-router.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { addStyles } from '#src/lib/styles.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import css from './phone.css?inline'
import { phoneLimit, sizeOfAll, type Unfit } from './phone-picture.ts'
import { PhoneTiles } from './phone-tiles.tsx'
import { createPhoneUpload, slotOf, type PhoneUpload } from './phone-upload.ts'
import { $text } from './text.ts'

addStyles(css)

/** What a phone shows that scanned the code of the upload dialog: choose, send, done. Nothing else can be done here. */
export function PhoneScreen() {
  const t = useStore($text)
  const connection = useConnection()
  const { query } = useLocation()
  const work = useMemo(() => createPhoneUpload(connection, slotOf(query), sentenceOf), [connection, query])
  const isGone = useStore(work.$isGone)
  const isDone = useStore(work.$isDone)
  return (
    <main className="phone-upload" aria-labelledby="phone-upload-title">
      <h1 id="phone-upload-title">{t.title}</h1>
      {isGone ? (
        <Card icon={<ScanLine />} title={t.gone} note={t.goneNote} />
      ) : isDone ? (
        <Card icon={<CircleCheck />} title={t.done} note={t.doneNote} isGood>
          <Button variant="primary" size="large" onClick={work.startOver}>
            {t.more}
          </Button>
        </Card>
      ) : (
        <Choice work={work} />
      )}
    </main>
  )
}

function sentenceOf(unfit: Unfit): string {
  const words = $text.get()
  return words[unfit]
}

interface CardProps {
  icon: ReactNode
  title: string
  note: string
  isGood?: boolean
  children?: ReactNode
}

function Card({ icon, title, note, isGood, children }: CardProps) {
  return (
    <div className="phone-upload-card" role="status" data-good={isGood || undefined}>
      <span aria-hidden="true">{icon}</span>
      <h2>{title}</h2>
      <p>{note}</p>
      {children}
    </div>
  )
}

function Choice({ work }: { work: PhoneUpload }) {
  const t = useStore($text)
  const notify = useNotify()
  const pictures = useStore(work.$pictures)
  const isBusy = useStore(work.$isBusy)
  const album = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const failed = pictures.filter(({ state }) => state === 'failed').length
  const at = pictures.findIndex(({ state }) => state === 'sending') + 1
  const add = (files: File[]) => {
    if (work.add(files) > 0) notify.error(t.atMost(phoneLimit))
  }
  const send = () => (pictures.length === 0 ? notify.error(t.chooseFirst) : void work.send())
  return (
    <>
      {pictures.length === 0 ? <p className="phone-upload-none">{t.none}</p> : <PhoneTiles work={work} />}
      <footer className="phone-upload-foot">
        {pictures.length > 0 && (
          <p role="status">{isBusy ? t.sending(at, pictures.length) : t.total(pictures.length, phoneLimit, sizeOfAll(pictures))}</p>
        )}
        {failed > 0 && !isBusy && (
          <p className="phone-upload-failed" role="alert">
            {t.notAll(failed)}
          </p>
        )}
        {pictures.length < phoneLimit && !isBusy && (
          <div className="phone-upload-ways">
            <Button size="large" icon={<ImagePlus />} onClick={() => album.current?.click()}>
              {pictures.length > 0 ? t.chooseMore : t.choose}
            </Button>
            <Button size="large" icon={<Camera />} onClick={() => camera.current?.click()}>
              {t.photo}
            </Button>
          </div>
        )}
        <Button variant="primary" size="large" busy={isBusy} onClick={send}>
          {t.send}
        </Button>
      </footer>
      <Files field={album} onFiles={add} />
      <Files field={camera} onFiles={add} isCamera />
    </>
  )
}

function Files({
  field,
  onFiles,
  isCamera,
}: {
  field: RefObject<HTMLInputElement | null>
  onFiles(files: File[]): void
  isCamera?: boolean
}) {
  return (
    <input
      ref={field}
      type="file"
      hidden
      // named one by one, a phone hands its own format out as JPEG
      accept="image/jpeg,image/png,image/gif,image/webp"
      multiple={!isCamera}
      {...(isCamera && { capture: 'environment' })}
      onChange={(event) => {
        const files = [...(event.currentTarget.files ?? [])]
        event.currentTarget.value = ''
        if (files.length > 0) onFiles(files)
      }}
    />
  )
}
