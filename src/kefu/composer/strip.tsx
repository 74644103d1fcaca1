import { useStore } from '@nanostores/react'
import { fileSize } from '#src/lib/file-size.ts'
import { addStyles } from '#src/lib/styles.ts'
import type { Attached } from './attached.ts'
import css from './strip.css?inline'
import { $text } from './strip.text.ts'

addStyles(css)

/** The pictures and files above the field, each with a button that takes it out. */
export function Strip({ attached }: { attached: Attached }) {
  const text = useStore($text)
  const { list, sentence } = attached
  return (
    <>
      {sentence && (
        <p className="kefu-composer-refused" role="alert">
          {sentence}
        </p>
      )}
      {list.length > 0 && (
        <ul className="kefu-strip" aria-label={text.chosen}>
          {list.map(({ file, kind, address }) => (
            <li key={address}>
              {kind === 'image' ? (
                <img src={address} alt={file.name} />
              ) : (
                <span className="kefu-strip-file">
                  <span>{file.name}</span>
                  <small>{fileSize(file.size)}</small>
                </span>
              )}
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
