import { useStore } from '@nanostores/react'
import { addStyles } from '#src/lib/styles.ts'
import type { Attached } from './attached.ts'
import css from './strip.css?inline'
import { $text } from './strip.text.ts'

addStyles(css)

/** The pictures above the field, each with a button that takes it out. */
export function Strip({ attached }: { attached: Attached }) {
  const text = useStore($text)
  const { pictures, sentence } = attached
  return (
    <>
      {sentence && (
        <p className="kefu-composer-refused" role="alert">
          {sentence}
        </p>
      )}
      {pictures.length > 0 && (
        <ul className="kefu-strip" aria-label={text.chosen}>
          {pictures.map(({ file, address }) => (
            <li key={address}>
              <img src={address} alt={file.name} />
              <button type="button" aria-label={text.without(file.name)} onClick={() => attached.remove(address)}>
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
