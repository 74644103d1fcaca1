import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import css from './picture-strip.css?inline'
import { $text } from './picture-strip.text.ts'
import { pictureAddress, ShopPicture } from './shop-picture.tsx'

addStyles(css)

interface PictureStripProps {
  pictures: readonly string[]
  base: string
  /** px of the small ones. */
  size?: number
}

/** Small pictures in a row; each of them opens large, with those beside it. */
export function PictureStrip({ pictures, base, size = 32 }: PictureStripProps) {
  const text = useStore($text)
  const [at, setAt] = useState<number>()
  const src = at === undefined ? undefined : pictures[at]
  return (
    <>
      <div className="pick-strip">
        {pictures.map((one, place) => (
          <button
            key={place}
            type="button"
            className="pick-strip-open"
            aria-label={text.open(place + 1)}
            aria-haspopup="dialog"
            onClick={() => setAt(place)}
          >
            <ShopPicture src={one} base={base} size={size} />
          </button>
        ))}
      </div>
      {at !== undefined && src !== undefined && (
        <Dialog
          open
          title={text.nth(at + 1, pictures.length)}
          width={880}
          closeOnBackdrop
          onClose={() => setAt(undefined)}
          footer={
            pictures.length > 1 && (
              <>
                <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
                  {text.previous}
                </Button>
                <Button disabled={at === pictures.length - 1} onClick={() => setAt(at + 1)}>
                  {text.next}
                </Button>
              </>
            )
          }
        >
          <img className="pick-large" src={pictureAddress(src, base)} alt={text.nth(at + 1, pictures.length)} decoding="async" />
        </Dialog>
      )}
    </>
  )
}
