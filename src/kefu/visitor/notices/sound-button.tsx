import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { keep, recall } from '../../page-storage.ts'
import { BellIcon } from '../../thread/icons.tsx'
import { $text } from '../visitor.text.ts'

const key = 'crm:chat-sound'
const $isOn = atom(recall(key) === 1)

const ring = () => void import('../../sound.ts').then(({ sound }) => sound()).catch(() => {})

/** An answer has come that nobody sees: it is heard where the visitor wished so. */
export const ringIfWanted = (): void => void ($isOn.get() && ring())

/** The visitor's wish to hear answers, on this device: off until they press, as browsers want it. */
export function SoundButton() {
  const text = useStore($text)
  const isOn = useStore($isOn)
  const label = isOn ? text.soundOff : text.soundOn
  const turn = () => {
    $isOn.set(!isOn)
    keep(key, isOn ? undefined : 1)
    ringIfWanted()
  }
  return (
    <button type="button" className="kefu-sheet-close" aria-label={label} title={label} onClick={turn}>
      <BellIcon isOff={!isOn} />
    </button>
  )
}
