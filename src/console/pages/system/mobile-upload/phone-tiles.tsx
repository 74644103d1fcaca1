import { useStore } from '@nanostores/react'
import { Check, CircleAlert, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Spinner } from '#src/ui/spinner/spinner.tsx'
import type { PhonePicture } from './phone-picture.ts'
import type { PhoneUpload } from './phone-upload.ts'
import { $text } from './text.ts'

/** The chosen pictures, with what became of each. */
export function PhoneTiles({ work }: { work: PhoneUpload }) {
  const pictures = useStore(work.$pictures)
  const isBusy = useStore(work.$isBusy)
  return (
    <ul className="phone-upload-tiles">
      {pictures.map((picture, index) => (
        <Tile key={picture.id} picture={picture} place={index + 1} {...(!isBusy && { onRemove: () => work.leaveOut(picture.id) })} />
      ))}
    </ul>
  )
}

function Tile({ picture, place, onRemove }: { picture: PhonePicture; place: number; onRemove?: () => void }) {
  const t = useStore($text)
  const { state, message } = picture
  return (
    <li className="phone-upload-tile" data-state={state}>
      <Preview file={picture.file} alt={t.picture(place)} />
      {state === 'sending' && <Mark icon={<Spinner size={20} />} />}
      {state === 'done' && <Mark icon={<Check aria-hidden="true" />} />}
      {state === 'failed' && (
        <p role="alert">
          {<CircleAlert aria-hidden="true" />} {message || t.failed}
        </p>
      )}
      {onRemove && state !== 'done' && (
        <button type="button" aria-label={t.leaveOut(place)} onClick={onRemove}>
          <X aria-hidden="true" />
        </button>
      )}
    </li>
  )
}

const Mark = ({ icon }: { icon: React.ReactNode }) => <span className="phone-upload-mark">{icon}</span>

function Preview({ file, alt }: { file: File; alt: string }) {
  const [address, setAddress] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address ? <img src={address} alt={alt} /> : null
}
